/** Whether the build is one for staging. A constant of the build's: what only staging has is in no other build. */
declare const __STAGING__: boolean;
