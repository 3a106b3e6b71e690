/** Where servers of one database tell each other that what visitors see has changed. */
export const publicDataChannel = 'paadam_public_data';
