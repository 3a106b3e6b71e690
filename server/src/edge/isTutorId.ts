const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @returns whether a tutor could have this id; the database refuses to look for another */
export const isTutorId = (text: unknown): text is string => typeof text === 'string' && id.test(text);
