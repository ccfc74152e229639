/** Name einer Wallet im Dativ. Null: der Name ist unbekannt. */
export const walletDative = (wallet: string | null): string => wallet ?? 'deiner Wallet'

/** Name einer Wallet im Akkusativ. */
export const walletAccusative = (wallet: string | null): string => wallet ?? 'deine Wallet'

/** Name einer Wallet am Satzanfang. */
export const walletNameFirst = (wallet: string | null): string => wallet ?? 'Deine Wallet'

/** Name eines Netzwerks im Dativ. Null: der Name ist unbekannt. */
export const networkDative = (network: string | null): string => network ?? 'einem anderen Netzwerk'
