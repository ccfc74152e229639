import { catalogue, type ErrorCode } from '../../../core/src/errors/catalogue.ts'

/** What a page or its developer does about each error. */
const advice: Record<ErrorCode, string> = {
  'account/balance-missing': 'Connect a wallet before reading its balance.',
  'account/balance-not-read': 'The node or the data service failed. Read the balance again.',
  'account/balance-unavailable': 'Balances could not be read. The kit reads them again.',
  'account/disconnect-failed': 'The wallet refused. The kit has dropped the connection anyway.',
  'account/network-or-address-missing': 'Add the network of the wallet to `networks`.',
  'account/no-active-address': 'Wait for the status `connected` before using the account.',
  'account/no-active-network': 'Pass a namespace, or connect a wallet first.',
  'account/wallet-missing': 'The wallet was removed or disabled. Connect another one.',
  'adapter/library-missing': 'Run the command of the message and build the page again.',
  'adapter/not-found': 'Add the adapter of this namespace to `adapters`.',
  'adapter/not-loaded': 'The code of the adapter did not download. Call the method again.',
  'caip/not-a-network-id': 'Write a network as `namespace:reference`, such as `eip155:1`.',
  'caip/not-an-account-id': 'Write an account as `namespace:reference:address`.',
  'caip/not-an-address': 'Write an account as `namespace:reference:address`.',
  'config/adapter-twice': 'Pass one adapter for each namespace.',
  'config/local-ignored':
    "Change these features in the project's dashboard, or set `remoteFeatures`.",
  'config/namespace-unknown': 'Pass an adapter for the namespace, or correct `chainNamespace`.',
  'config/networks-missing': 'Pass at least one network.',
  'config/option-invalid': 'Pass a value as the message says.',
  'config/option-misspelled': 'Use the name in the message.',
  'config/option-unknown': 'Remove the option. TypeScript lists the known ones.',
  'config/option-unsupported': 'Remove the option, or pass `false`.',
  'config/origin-not-allowed': "Add the page's origin to the allowlist of the project id.",
  'config/policy-blocked':
    'Add the source of the alert to this directive of the `Content-Security-Policy` header.',
  'config/project-id-invalid': 'Correct `projectId`.',
  'config/project-id-missing': 'Pass `projectId` for remote wallets, balances, names and activity.',
  'config/rpc-url-invalid': 'Pass http or https URLs in `customRpcUrls`.',
  'config/siwe-and-siwx': 'Remove one of the two options.',
  'config/theme-mode-invalid': 'Pass `light`, `dark`, or nothing for the scheme of the system.',
  'connect/consent-missing':
    'Let the visitor accept the legal texts in Connect or in `connectFlow` first. A page that asks for the consent itself turns `features.legalCheckbox` off once it has it.',
  'connect/no-account-shared': 'The visitor shared no account. Let them try again.',
  'connect/wallet-failed': '`cause` is the error of the wallet. Let the visitor try again.',
  'connect/wallet-not-found': 'The wallet is not installed. Offer its download.',
  'connector/account-not-found': 'Select one of `account.accounts`.',
  'connector/chain-mismatch': 'Call `kit.network.switch` first, or correct the domain of the data.',
  'connector/chain-not-configured': 'Add the network to `networks`, or switch to one of them.',
  'connector/not-connected': 'Connect a wallet first.',
  'connector/not-found': 'Add the adapter of this namespace to `adapters`.',
  'connector/reconnecting': 'Wait for `kit.ready()`.',
  'data/gas-price-unsupported': 'The data service has no gas price of this network.',
  'data/history-not-read': 'The data service failed. Load the activity again.',
  'data/history-without-address': 'Connect a wallet before reading its activity.',
  'data/name-not-resolved': 'No address is registered for the name, or the service failed.',
  'data/names-not-read': 'The service of names failed. The address is shown instead.',
  'data/unavailable': 'Pass `projectId`.',
  'devtools/recording-too-large': 'Record a shorter session.',
  'devtools/recording-unreadable': 'Pass a file that `kit.devtools.record()` has made.',
  'devtools/recording-version': 'Use the visualizer of the version that recorded the file.',
  'directory/wallet-unknown': 'Pass an id of the wallet directory or of `customWallets`.',
  'email/address-taken': 'Enter another e-mail address.',
  'email/code-attempts': 'Request another code. This one does not count any more.',
  'email/code-expired': 'Request another code.',
  'email/code-resent': 'Enter the code of the newest e-mail.',
  'email/code-wrong': 'Enter the code again, or request another one.',
  'email/device-refused':
    'The link was refused, has expired or was opened on another device. Request another one.',
  'email/invalid': 'Enter an e-mail address such as `name@example.org`.',
  'email/throttled': 'Wait for the seconds of the message, then request the e-mail again.',
  'email/unchanged': 'Enter another e-mail address.',
  'embedded/aborted': 'The login was left before it was complete. Start it again.',
  'embedded/action-not-allowed':
    'The page requested a method that the embedded wallet does not offer. See `embedded/method-not-allowed`.',
  'embedded/carried-out':
    'The visitor approved the request in the wallet at the moment of its rejection. Read the transaction from the chain before you ask again.',
  'embedded/sent-anyway':
    'The visitor approved the transfer in the wallet at the moment of its rejection. `transfers` tracks it; do not send it again.',
  'embedded/frame-error': 'The embedded wallet stated no reason. Try again.',
  'embedded/frame-refused': 'The message is that of the embedded wallet. Try again.',
  'embedded/request-unknown':
    'The frame does not know a request of this version. `cause` is its text. Check the option `endpoints.frame`.',
  'embedded/session-ended': 'Let the visitor log in again.',
  'embedded/sign-out-failed':
    'The visitor is logged out in this browser. The kit signs out at the frame at the next visit, and before the next login.',
  'embedded/storage-denied':
    "The browser blocks the storage of the frame's origin in this page, for example as a third-party cookie. `cause` is the text of the frame.",
  'embedded/frame-blocked':
    "Add the frame's origin to `frame-src` of the `Content-Security-Policy` header.",
  'embedded/frame-load-failed':
    "Allow the frame's origin in `frame-src` of the page's content security policy, and check the network.",
  'embedded/frame-lost':
    'A script of the page removed the frame, or its window shows another page. Keep `iframe[data-latchkit-frame]` in the body; a new frame restores the login.',
  'embedded/frame-missing': 'The frame was removed from the page. Load the page again.',
  'embedded/frame-not-loaded':
    'The frame did not load, or was not ready within 20 s. Check the network, and try again.',
  'embedded/method-not-allowed':
    'Request a method that the embedded wallet offers. This one was not sent.',
  'embedded/login-off':
    'Turn the login on in the option `features` or in the settings of the project, and allow the origin of the page there. Do not start a login that is off.',
  'embedded/request-aborted':
    'The request was withdrawn, or the frame loaded again. Send the request again.',
  'embedded/request-timed-out': 'The embedded wallet did not answer within its time. Try again.',
  'embedded/unavailable': 'Pass `projectId` and a network that the embedded wallet serves.',
  'embedded/unverified-domain': "Add the page's origin to the allowlist of the project id.",
  'endpoint/rpc-url-missing': 'Pass an RPC URL of the network in `rpcUrls` of `verifySignIn()`.',
  'endpoint/none': 'Pass an RPC URL of the network in `networks` or `customRpcUrls`.',
  'endpoint/refused': 'Check the key, the allowed origins and the limits of the endpoint.',
  'endpoint/blocked': 'Add the source to this directive of the `Content-Security-Policy` header.',
  'endpoint/unreachable': 'The device is offline, or the endpoint or a file of the page is down.',
  'endpoint/unreadable': 'Check that the URL is a JSON-RPC endpoint.',
  'endpoint/url-not-supported': 'Pass http or https URLs without user name and password.',
  'endpoint/wrong-chain': 'Pass the URL of a node of this network.',
  'feature/off':
    'Turn the option on in `createKit` or with `kit.settings.update`. Do not start a feature that is off.',
  'kit/aborted': 'Nothing: the page, the visitor or a newer request ended this one.',
  'kit/actor-not-provided': 'Run the flow with `kit.run`, or provide the actors in your test.',
  'kit/missing': 'Render `KitProvider` with a kit above the component.',
  'kit/stopped': 'Make a kit with `createKit` instead of using the stopped one.',
  'kit/timed-out': 'Let the visitor try again.',
  'kit/unknown': '`cause` is the original error. Please report it.',
  'network/adapter-missing': 'Add the adapter of this namespace to `adapters`.',
  'network/missing': 'Add a network of this namespace to `networks`.',
  'network/not-found': 'Add the network to `networks`, or call `kit.network.add`.',
  'network/no-public-url':
    'Pass a public https URL of the network in `networks`, or set `shareRpcUrls`.',
  'network/not-supported-by-wallet': 'The wallet cannot add the network. Suggest another wallet.',
  'network/switch-declined': 'The visitor declined. Ask again only when they act.',
  'network/switch-failed': 'The wallet stayed on its network. Let the visitor try again.',
  'network/switch-not-found': 'Add the network to `networks`, or call `kit.network.add`.',
  'network/unknown': 'Add the network to `networks`.',
  'relay/clock-wrong': 'Ask the visitor to correct date and time of the device.',
  'remote/app-not-opened':
    'The app may not be installed, or the browser blocked its link. Only telemetry reports this.',
  'remote/expired': 'Start another pairing; the old code does not work any more.',
  'remote/failed': '`cause` is the error of the wallet. Let the visitor try again.',
  'remote/blocked':
    'Add the URL of the relay to `connect-src` of the `Content-Security-Policy` header.',
  'remote/no-answer': 'The connection service is slow or blocked. Let the visitor try again.',
  'remote/nothing-granted': 'The wallet supports none of the networks of the page.',
  'remote/refused': "Check `projectId` and that its allowlist has the page's origin.",
  'remote/replaced': 'The visitor connected another wallet in another tab. Nothing to do.',
  'remote/request-expired':
    'The visitor may still approve it. Check the wallet and the chain before sending it again.',
  'remote/settlement-invalid': 'The wallet does not follow the protocol. Suggest another one.',
  'remote/unavailable': 'Pass `projectId` or `universalProvider`.',
  'remote/unreachable': 'The device is offline, or the connection service is down.',
  'rpc/account-changed': 'Send the request again: another account is active now.',
  'rpc/atomic-upgrade-rejected': 'The visitor declined the upgrade. Send the calls one by one.',
  'rpc/atomicity-not-supported': 'Send the calls without `atomic`.',
  'rpc/bundle-too-large': 'Send fewer calls at once.',
  'rpc/chain-disconnected': 'Switch the wallet to a network that it can reach.',
  'rpc/duplicate-id': 'Pass another `id`.',
  'rpc/internal': '`cause` is the error of the wallet or node.',
  'rpc/invalid-input': '`cause` names the input.',
  'rpc/invalid-params': 'Correct the parameters; `cause` names them.',
  'rpc/invalid-request': 'Correct the request.',
  'rpc/limit-exceeded': 'Wait before the next request.',
  'rpc/method-not-found': 'Use a method that the wallet supports.',
  'rpc/method-not-supported': 'Use a method that the wallet supports.',
  'rpc/network-changed': 'Send the request again: another network is active now.',
  'rpc/parse': 'Pass data that JSON can express.',
  'rpc/provider-disconnected': 'Connect the wallet again.',
  'rpc/resource-not-found': 'Check the hash, block or id in the request.',
  'rpc/resource-unavailable': 'Ask the visitor to answer the request that the wallet has open.',
  'rpc/result-invalid':
    'Check the chain before sending the request again. `cause` is the result of the wallet.',
  'rpc/switch-chain': 'Add the network to the wallet; `kit.network.switch` does so.',
  'rpc/transaction-rejected': '`cause` is the reason of the node.',
  'rpc/unauthorized': 'Connect the wallet again, so that the visitor can allow it.',
  'rpc/unknown-bundle-id': 'Pass an id that `sendCalls` returned.',
  'rpc/unsupported-capability': 'Read `kit.wallet.capabilities()` before sending calls.',
  'rpc/unsupported-chain-id': 'Send the calls on a network that the wallet supports.',
  'rpc/unsupported-method': 'Use a method that the wallet supports.',
  'rpc/user-rejected': 'The visitor declined. Ask again only when they act.',
  'rpc/version-unsupported': 'Use an endpoint that speaks JSON-RPC 2.0.',
  'send/account-changed': 'Review the transfer again with the new account.',
  'send/address-invalid': 'Ask for an address of this network.',
  'send/already-asked': 'Ask the visitor to answer the request that the wallet has open.',
  'send/altered': 'The wallet sent another transaction. Look it up before trusting the wallet.',
  'send/amount-invalid': 'Ask for a number.',
  'send/amount-or-receiver-missing': 'Ask for an amount and a receiver.',
  'send/amount-too-fine': 'Ask for an amount with fewer decimal places.',
  'send/astray': 'Look the transaction up on that network, or add the network to the kit.',
  'send/below-minimum': 'Send more, so that the account of the receiver can exist.',
  'send/changed': 'Review the transfer again.',
  'send/confirmed': 'Nothing: the transfer succeeded.',
  'send/decimals-mismatch': 'Do not send: the list of tokens is wrong about this token.',
  'send/dropped': 'Send again; nothing was paid.',
  'send/expired': 'Review the transfer again.',
  'send/failed': 'Nothing was sent. `cause` is the reason.',
  'send/fee-insufficient': 'The account needs more of the native token.',
  'send/fee-risen': 'Review the transfer again with the new fee.',
  'send/funds-insufficient': 'Send less, or fund the account.',
  'send/leaves-too-little': 'Send less, or the whole balance.',
  'send/name-changed': 'Check the receiver with its owner before sending.',
  'send/name-not-here': 'Ask the receiver for an address on this network.',
  'send/name-unknown': 'Ask for another name or for an address.',
  'send/network-changed': 'Review the transfer again on the new network.',
  'send/receiver-blocked': 'Ask for another receiver: what is sent there is lost.',
  'send/receiver-unconfirmed':
    'Ask the visitor with `acceptReceiver()`, or ask for an address on this network.',
  'send/misdirected': 'Look the transaction up on the network that the status names.',
  'send/reorganized': 'Wait for the next status. Sending again may pay twice.',
  'send/replaced': 'Look up the transaction that replaced it.',
  'send/reverted': 'Look up the reason in the explorer before sending again.',
  'send/started': 'Nothing: the wallet has sent the transfer.',
  'send/token-missing': 'Ask for a token.',
  'send/token-unreadable': 'The node failed or the address has no token contract.',
  'send/token-unsupported': 'Send the token with another app.',
  'send/unfollowed': 'Look the transaction up in the explorer before sending again.',
  'send/unsupported-chain': 'Sending is not available on this network.',
  'send/would-fail': 'Do not send: the simulation failed.',
  'sign/not-verified': 'Do not trust the signature: it is not from the connected account.',
  'siwe/nonce-missing': 'Return the nonce of the server from `getNonce()`.',
  'siwe/not-verified':
    '`verifyMessage()` did not resolve with true. See the log of the server that verifies.',
  'siwe/params-missing': 'Return the domain and URI of the page from `getMessageParams()`.',
  'siwx/authenticating': 'The kit verifies what the remote wallet signed. It needs no action.',
  'siwx/cookie-missing':
    'Correct the attributes of the cookie; `sign-in.md` shows those for frames and http.',
  'siwx/clock-wrong':
    'Ask the visitor to correct date and time of the device, or correct those of the server.',
  'siwx/declined': 'Offer to sign in again.',
  'siwx/domain-mismatch':
    "Use the page's own host and URL in the message, and its host as `domain` on the server.",
  'siwx/expired': 'Let the visitor sign in again.',
  'siwx/init-failed':
    'What a remote wallet signed while it connected could not be verified: the console has the error. The wallet is disconnected.',
  'siwx/message-invalid':
    'Write the message with `createMessage()`, and correct the field that the error names.',
  'siwx/network-not-found':
    'Add the network to `networks`: the contract of the account must verify its signature.',
  'siwx/no-client':
    'The connected wallet is not available any more: let the visitor connect it again.',
  'siwx/nonce-invalid':
    'Use each nonce once, with at least 8 letters and digits. `createNonce()` makes one.',
  'siwx/not-authenticated': 'Let the visitor sign in first.',
  'siwx/not-enabled': 'Pass `siwx` or `siweConfig` to `createKit()`.',
  'siwx/not-verified':
    'Let the visitor sign in again, with the account that the page shows. The wallet may have signed with another key.',
  'siwx/not-yet-valid': 'The session starts later, at `notBefore`. Let the visitor sign in then.',
  'siwx/other-account': 'Let the visitor sign in with the active account.',
  'siwx/outdated': 'Let the visitor sign in with the active account.',
  'siwx/server-refused': 'The text is that of the server. See its log.',
  'siwx/sign-out-failed':
    'The visitor is signed out on this device. The kit repeats the call when the page is online, and before it reads a session.',
  'siwx/smart-account':
    'Verify signatures of contracts (ERC-1271 and ERC-6492), as `@latchkit/core/server` does.',
  'siwx/unreachable':
    'Offer to retry: the same signature can be sent again while it is valid. Check that the server responds and that its CORS headers allow the page.',
  'social/cancelled': 'The visitor closed the popup. Start the login again.',
  'social/no-url': 'The provider or the embedded wallet failed. Start the login again.',
  'social/popup-blocked': 'Allow popups for the page, and start the login with a click.',
  'social/popup-cut-off':
    'Send `Cross-Origin-Opener-Policy: same-origin-allow-popups` instead of `same-origin` with the page.',
  'social/popup-lost':
    'The visitor may have closed the popup: start the login again. If it happens often, the provider may send `Cross-Origin-Opener-Policy: same-origin`: offer another one.',
  'social/popup-missing': 'The popup is closed. Start the login again.',
  'social/refused':
    'The visitor or the provider refused. Start the login again, or offer another one.',
  'social/result-invalid':
    'The result was used already, has expired or is not of this login. Start the login again.',
  'social/timed-out': 'The visitor did not finish within 45 s. Start the login again.',
  'social/untrusted-origin':
    'A page of another origin posted the result of a login. It was ignored. Check `endpoints.frame`.',
  'transaction/address-invalid': 'Correct the address.',
  'transaction/chain-invalid': 'Pass a positive whole number.',
  'transaction/chain-mismatch': "Build the transaction for the wallet's network.",
  'transaction/chain-missing': 'Pass the id of the network.',
  'transaction/fee-cap-too-high': 'Pass a smaller `maxFeePerGas`.',
  'transaction/fee-too-low': 'Pass a higher fee.',
  'transaction/fees-mixed': 'Pass either `gasPrice` or the two fees of EIP-1559.',
  'transaction/gas-too-low': 'Pass more gas.',
  'transaction/multiplier-too-low': 'Pass a `baseFeeMultiplier` of at least 1.',
  'transaction/nonce-invalid': 'Build the transaction again.',
  'transaction/storage-key-invalid': 'Pass storage keys of 32 bytes.',
  'transaction/tip-above-fee-cap': 'Pass a `maxPriorityFeePerGas` of at most `maxFeePerGas`.',
}

const introduction = `# Errors

Every error of Latchkit is a \`KitError\` with a stable \`code\`, \`details\` for the placeholders of its text, and the original error as \`cause\`. Compare codes, never texts:

\`\`\`ts
import { isKitError } from '@latchkit/core'

try {
  await kit.wallet.signMessage('Hello')
} catch (error) {
  if (!isKitError(error, 'rpc/user-rejected')) throw error
}
\`\`\`

The errors of \`kit.wallet.provider()\` have the numbers of EIP-1193 as \`code\`, such as 4001 if the visitor declined, and the \`KitError\` as \`cause\`.

With the option \`debug\` (by default on localhost), the console shows mistakes in the setup, and on its verbose level the wallet's own error behind an error of the kit.
`

/** An angle bracket or a bar would be markup in a cell. */
const cell = (text: string) => text.replace(/[<|]/g, '\\$&')

/** The page with all errors: their codes, their texts, and what to do. */
export function errorsPage(): string {
  const codes = Object.keys(advice).sort() as ErrorCode[]
  const areas = [...new Set(codes.map((code) => code.split('/')[0]))]
  const sections = areas.map((area) => {
    const rows = codes
      .filter((code) => code.startsWith(`${area}/`))
      .map((code) => `| \`${code}\` | ${cell(catalogue[code])} | ${advice[code]} |`)
    return [`## ${area}`, '', '| Code | Text | What to do |', '|---|---|---|', ...rows, ''].join(
      '\n',
    )
  })
  return [introduction, ...sections].join('\n')
}
