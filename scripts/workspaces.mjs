/** The portals, each a workspace with a `remote.json`. */
export const portals = ['mf-public', 'mf-tutor', 'mf-student', 'mf-parent'];

/** Every workspace that is built. */
export const built = ['shell', ...portals, 'desk', 'server'];
