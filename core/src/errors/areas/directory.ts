/** The wallet directory. */
export const directoryErrors = {
  'directory/wallet-unknown': 'No wallet has the id {wallet}',
} as const satisfies Record<`directory/${string}`, string>
