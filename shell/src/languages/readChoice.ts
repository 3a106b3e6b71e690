/** @returns the language that `keepChoice` has noted in this browser */
export const readChoice = (): string | undefined => /(?:^|; )lang=([a-z]+)/.exec(document.cookie)?.[1];
