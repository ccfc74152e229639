/** A wallet's name in the dative case. Null: the name is unknown. */
export const walletDative = (wallet: string | null): string => wallet ?? 'deiner Wallet'

/** A wallet's name in the accusative case. */
export const walletAccusative = (wallet: string | null): string => wallet ?? 'deine Wallet'

/** A wallet's name at the start of a sentence. */
export const walletNameFirst = (wallet: string | null): string => wallet ?? 'Deine Wallet'

/** A network's name in the dative case. Null: the name is unknown. */
export const networkDative = (network: string | null): string => network ?? 'einem anderen Netzwerk'
