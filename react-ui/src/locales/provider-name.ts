/** The name of a social login, such as `Google` or `GitHub`, the same in every language. */
export const providerName = (provider: string): string =>
  provider.replace(/^.|h(?=ub)/g, (letter) => letter.toUpperCase())
