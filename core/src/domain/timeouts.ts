// Durations in milliseconds. `constants.ts` exports this module as `timeouts`.

/** Pause between the end of one toast and the start of the next. */
export const toastGap = 150
/** How long a toast that closes automatically is visible. */
export const toastVisible = 2_500
export const modalShake = 500
/** Duration of the closing animation of the modal. */
export const modalClose = 150
/** How long the completed ring of a connection is visible before the modal closes. */
export const successShown = 300
/** A wallet without a response counts as unresponsive. The request itself stays open. */
export const walletUnresponsive = 15_000
/** Maximum wait for the message of a pairing. After that, the pairing starts without it. */
export const authenticationMessage = 4_000
/** Delay before `window.ethereum` is added, so that its wallet can announce itself first. */
export const legacyProviderWait = 100
/** Maximum duration of restoring a stored connection. */
export const restoreTimeout = 5_000
/** Maximum wait for the relay when a session is restored; less than `restoreTimeout`. */
export const relayConfirmation = 4_000
/** How long a restored connection waits for a wallet that shares no account yet. */
export const walletWakeUp = 3_000
/** Maximum duration of one API request or chain read. */
export const apiTimeout = 10_000
/** Maximum duration of reading one token of a request: less than the wait for all of them. */
export const reviewedToken = 8_000
/** Maximum wait for the first pairing URI of the relay. */
export const firstUriTimeout = 10_000
export const pairingLifetime = 240_000
/** How long a wallet may answer a code. */
export const codeAnswer = 300_000
/** A pairing counts as expired this long before the end of its lifetime. */
export const pairingMargin = 10_000
/** Maximum duration of a request to a remote wallet. */
export const remoteTimeout = 900_000
/** A link that opens no app within this time counts as failed: the view offers other options. */
export const linkUnresponsive = 2_500
/** Debounce of a search in the wallet directory. */
export const walletSearchDebounce = 300
/**
 * How long the kit waits for events that it missed in the background, when the page is in the
 * foreground again.
 */
export const foreground = 2_000
/** Maximum duration of disconnecting a wallet. */
export const signOutTimeout = 3_000
/** Lifetime of a cached native balance or portfolio. */
export const balanceCache = 30_000
/** How long no balance is requested after a failed request. */
export const balancePause = 30_000
/** Maximum duration of `wallet_getAssets`; then the data API is used instead. */
export const walletAssetsTimeout = 3_000
/** Maximum duration of loading a portfolio, including `walletAssetsTimeout`. */
export const portfolioTimeout = 25_000
/** Maximum duration of loading the identity of an account. */
export const identityTimeout = 20_000
/** Lifetime of a cached name or identity. */
export const nameCache = 300_000
export const receiverDebounce = 500
/** A transfer without a block after this time counts as slow. */
export const slowTransfer = 120_000
/** Pause before a transfer is tracked again after its network did not respond. */
export const trackPause = 15_000
/** Tracking of a transfer whose network does not respond ends after this time. */
export const trackTimeout = 3_600_000
/** A transfer is polled after a tenth of its age, but within these two intervals. */
export const trackMinInterval = 1_000
export const trackMaxInterval = 15_000
/** The longest interval of polls of a transfer in a block that is not final yet. */
export const trackIncludedInterval = 30_000
/**
 * Pause before a transaction that its network does not know is looked for on other networks of the
 * wallet, and the longest such pause.
 */
export const searchPause = 3_000
export const searchMaxPause = 60_000
/** `track` rejects after its polls have failed for this long. */
export const trackOutage = 120_000
/** Interval of polls of an EIP-5792 batch, and maximum duration of polling. */
export const callsInterval = 1_000
export const callsTimeout = 120_000
/** Interval of polls of purchases in progress. */
export const purchaseInterval = 3_000
/** The first wait before a JSON-RPC request is retried; each further wait is twice as long. */
export const rpcRetryDelay = 150
/** The longest Retry-After that a request waits for. */
export const retryAfterMax = 10_000
/**
 * Ranking of fallback endpoints: interval of pings, maximum duration of one ping, and time after
 * the last request at which pinging ends.
 */
export const rankInterval = 4_000
export const rankTimeout = 1_000
export const rankIdle = 30_000
/** Maximum duration of reading the sign-in session of an account. */
export const sessionTimeout = 15_000
/** The first and the longest wait before a sign-in session that could not be read is read again. */
export const sessionRetry = 2_000
export const sessionRetryMax = 60_000
/** The first wait before a sign-out that failed is repeated; each further wait is twice as long. */
export const signOutRetry = 5_000
/** Maximum duration of creating a sign-in message, or of verifying and storing a signature. */
export const signInTimeout = 30_000
/** Maximum wait for the frame of the embedded wallet, and pause after it is ready. */
export const frameTimeout = 20_000
export const frameSettle = 500
/**
 * How long a frame whose window loaded another document may take to respond, and how long a frame
 * that was replaced is kept for its answers.
 */
export const frameReturn = 5_000
export const frameRetired = 120_000
/** Maximum duration of a login request to the frame. */
export const frameRequestTimeout = 30_000
/** Maximum duration of restoring a login: the frame loads, and then responds. */
export const frameRestoreTimeout = frameTimeout + frameRequestTimeout
/** Maximum wait for the visitor to open the link that confirms a new device. */
export const deviceTimeout = 600_000
/** Minimum time between two requests for an e-mail. */
export const emailCooldown = 30_000
/** Maximum duration of a social login in its popup, and interval of checks whether it is open. */
export const socialTimeout = 45_000
export const popupInterval = 1_000
/** Maximum duration of reading the page's own header after a popup is gone. */
export const openerPolicy = 2_000
/** Delay before the frame is reloaded after a Farcaster login was left. */
export const farcasterReset = 100
/** Delay before the message that a method is not allowed. */
export const notAllowedDelay = 300
/** How long the last answer of a project counts, and the maximum wait of a login for the next one. */
export const storedAnswer = 86_400_000
export const offerTimeout = 1_000
