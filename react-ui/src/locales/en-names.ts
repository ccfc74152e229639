/** A wallet's name within a sentence. Null: the name is unknown. */
export const walletName = (wallet: string | null): string => wallet ?? 'your wallet'

/** A wallet's name at the start of a sentence. */
export const walletNameFirst = (wallet: string | null): string => wallet ?? 'Your wallet'

/** A network's name within a sentence. Null: the name is unknown. */
export const networkName = (network: string | null): string => network ?? 'another network'
