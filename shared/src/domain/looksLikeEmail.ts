/** Whether a text has the shape of an e-mail address. Whether it is one, only a mail can tell. */
export const looksLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());

export const emailAdvice = 'Enter an e-mail address, such as name@example.com.';
