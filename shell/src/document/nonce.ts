declare global {
  /** webpack gives each build its own; styled-components puts it on the style elements that it adds. */
  var __webpack_nonce__: string | undefined;
}

// The browser hides the attribute from scripts that read the markup, and leaves the property.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

export {};
