// Written by `npm run words` from messages/en.json: change that.
export const many = (): string => "Many photos are being uploaded just now. Please try again in a moment.";
export const tooLarge = (): string => "Please choose a picture of at most 5 MB.";
export const noPicture = (): string => "This is not a JPEG, PNG or WebP picture.";
export const tooManyPixels = (): string => "This picture has too many pixels. Please make it smaller.";
export const damaged = (): string => "This picture is damaged and cannot be read. Please choose another.";
export const refused = (): string => "This address cannot be used. Give one of a picture on the public web, without a port or a password.";
export const unreachable = (): string => "Nothing answers at this address. Check it, or upload the picture as a file.";
export const failed = (): string => "There is no picture at this address. Check it, or upload the picture as a file.";
export const tooLargeThere = (v: { megabytes: string | number }): string => "The picture at this address is larger than "+v.megabytes+" MB. Choose a smaller one.";
export const tooSlow = (): string => "The picture at this address took too long to come. Try again later, or upload it as a file.";
export const manyFetched = (): string => "Many pictures are being fetched just now. Please try again in a moment.";
export const manyDrawn = (): string => "Many pictures are being drawn just now. Please try again in a moment.";
