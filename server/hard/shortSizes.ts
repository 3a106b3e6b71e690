/** Sizes at which the trials take seconds; what they count has to hold all the same. */
export const shortSizes = {
  requests: 150,
  runs: 1,
  kills: 2,
  seconds: 1,
  minutes: 0.04,
  crowd: 16,
  rounds: 1,
  releases: 5,
  orders: 40,
  files: 300,
  rules: 100,
} as const;
