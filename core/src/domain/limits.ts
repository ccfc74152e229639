// Counts, sizes and factors. `constants.ts` exports this module as `limits`.

/** Events of one wallet in a second, beyond which only the last one of each type counts. */
export const walletEvents = 10
/** Page sizes of the wallet directory. */
export const recommendedWallets = 4
export const walletPage = 40
export const walletSearchPage = 100
export const recentWallets = 2
/** Maximum number of settled transfers in the list. */
export const settledTransfers = 20
/** Maximum number of other networks of the wallet on which a transfer is looked for. */
export const visitedNetworks = 5
/** Maximum number of undecided requests of an in-page wallet; further requests are rejected. */
export const pendingApprovals = 20
/** Maximum number of tokens of one request whose contracts are read. */
export const reviewedTokens = 20
/**
 * Factors in tenths: of the estimated gas, of the fee that is reserved when the whole native
 * balance is sent, and of the base fee, usually and on OP-stack rollups.
 */
export const gasMarginTenths = 12n
export const reserveMarginTenths = 15n
export const baseFeeMultiplierTenths = 12n
export const rollupFeeMultiplierTenths = 40n
/** The number of pending transactions at which counting stops. */
export const pendingTransactions = 99
/** Maximum number of polls of a purchase in progress. */
export const purchasePolls = 40
/**
 * Number of consecutive activity pages without a visible row after which no further page is
 * fetched.
 */
export const emptyPages = 10
/** Maximum bytes of a response, and of a node's response, which may contain a whole block. */
export const responseBytes = 1_000_000
export const rpcResponseBytes = 8_000_000
/** Maximum attempts of a JSON-RPC request, and the HTTP statuses that are retried. */
export const rpcAttempts = 3
export const rpcRetryStatus: readonly number[] = [403, 408, 413, 429, 500, 502, 503, 504]
/** Maximum number of repeats of a sign-out that failed, per page load. */
export const signOutRepeats = 8
/** How often a read of the session starts again at most, because the session changes meanwhile. */
export const sessionRereads = 3
/** Ranking of fallback endpoints: samples per endpoint, weights of stability and latency. */
export const rankSamples = 10
export const rankStability = 0.7
export const rankLatency = 0.3
/**
 * Maximum number of telemetry items that wait for the project's setting, and of events that wait for
 * the code of error reports.
 */
export const waitingTelemetry = 100
/** Maximum characters of an error text of the embedded wallet's frame, for developers. */
export const frameText = 500
/** Maximum number of alerts that were not dismissed. */
export const openAlerts = 20
