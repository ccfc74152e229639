import type { Connection } from '../../core/src/domain/account/account.ts'
import { caipAddressOf, toCaipNetworkId } from '../../core/src/domain/caip/caip.ts'
import { defineNetwork } from '../../core/src/domain/network/define-network.ts'
import type { Network } from '../../core/src/domain/network/network.ts'
import type { SignInAccount, SignInSession } from '../../core/src/domain/sign-in/session.ts'
import { plainWallet } from '../../core/src/domain/wallet/parse-wallet.ts'
import type { Connector, Wallet } from '../../core/src/domain/wallet/wallet.ts'
import type { KitEvent, KitEvents } from '../../core/src/protocol/events.ts'

/** The fields of the struct `Permit` (EIP-2612). */
export const permitFields = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const

const rpc = (name: string) => ({ default: { http: [`https://${name}.example`] } })
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

export const mainnet: Network = defineNetwork({
  id: 1,
  name: 'Mainnet',
  nativeCurrency: ether,
  rpcUrls: rpc('mainnet'),
})
export const sepolia: Network = defineNetwork({
  id: 11155111,
  name: 'Sepolia',
  nativeCurrency: ether,
  rpcUrls: rpc('sepolia'),
  testnet: true,
})
export const solana: Network = defineNetwork({
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: rpc('solana'),
})
export const bitcoin: Network = defineNetwork({
  id: '000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  chainNamespace: 'bip122',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: rpc('bitcoin'),
})
/** Networks that no test configures. */
export const unconfiguredNetwork = toCaipNetworkId('eip155:987654')
export const otherUnconfiguredNetwork = toCaipNetworkId('eip155:987655')

export const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const carol = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

export const fox: Connector = {
  id: 'io.fox',
  name: 'Fox',
  type: 'ANNOUNCED',
  chain: 'eip155',
  rdns: 'io.fox',
  icon: null,
  disputed: false,
}
export const owl: Connector = {
  id: 'io.owl',
  name: 'Owl',
  type: 'ANNOUNCED',
  chain: 'eip155',
  rdns: 'io.owl',
  icon: null,
  disputed: false,
}

/** The wallet Fox as a Wallet Standard connector on Solana. */
export const foxSolana: Connector = { ...fox, id: 'Fox', chain: 'solana', rdns: null }

/** A wallet of the directory that has an app link. */
export const lynx: Wallet = {
  ...plainWallet({ id: 'lynx', name: 'Lynx', rdns: 'io.lynx', icon: null }),
  chains: [mainnet.caipNetworkId],
  mobile_link: 'lynx://',
}

/** The connection of Fox on eip155: two accounts on Mainnet. */
export const foxConnection: Connection = {
  namespace: 'eip155',
  connectorId: fox.id,
  address: alice,
  accounts: [
    { address: alice, type: 'eoa' },
    { address: bob, type: 'eoa' },
  ],
  caipNetworkId: mainnet.caipNetworkId,
}
/** The connection of Fox on Solana: two accounts. */
export const foxSolanaConnection: Connection = {
  namespace: 'solana',
  connectorId: foxSolana.id,
  address: 'So1anaFox',
  accounts: [
    { address: 'So1anaFox', type: 'eoa' },
    { address: 'So1anaDen', type: 'eoa' },
  ],
  caipNetworkId: solana.caipNetworkId,
}
/** The connection of Owl: one account, on an unconfigured network. */
export const owlConnection: Connection = {
  namespace: 'eip155',
  connectorId: owl.id,
  address: carol,
  accounts: [{ address: carol, type: 'eoa' }],
  caipNetworkId: unconfiguredNetwork,
}

/** The account that signs in with Fox on Mainnet. */
export const foxSignIn: SignInAccount = {
  namespace: 'eip155',
  address: alice,
  caipNetworkId: mainnet.caipNetworkId,
  caipAddress: caipAddressOf(mainnet.caipNetworkId, alice),
  connectorId: fox.id,
}
/** A session of `foxSignIn`. Its signature is not valid. */
export const foxSession: SignInSession = {
  data: {
    accountAddress: alice,
    chainId: mainnet.caipNetworkId,
    domain: 'shop.example',
    uri: 'https://shop.example',
    version: '1',
    nonce: 'aaaaaaaaaaaaaaaaa',
  },
  message: 'shop.example wants you to sign in',
  signature: '0xf',
}

const transfer = { id: 'fresh', namespace: 'eip155' } as const
const payloads: KitEvents = {
  'consent.changed': { consent: 'given' },
  'account.connected': foxConnection,
  'account.changed': { namespace: 'eip155', address: alice, accounts: foxConnection.accounts },
  'account.lost': { namespace: 'eip155' },
  'account.disconnected': { namespace: 'eip155' },
  'chain.changed': { namespace: 'eip155', caipNetworkId: mainnet.caipNetworkId },
  'features.changed': {
    features: {
      email: true,
      socials: ['google'],
      swaps: ['1inch'],
      onramp: ['meld'],
      activity: true,
      branding: true,
    },
  },
  'features.read': {
    features: {
      email: true,
      socials: ['google'],
      swaps: ['1inch'],
      onramp: ['meld'],
      activity: true,
      branding: true,
    },
    answer: 'checked',
  },
  'connector.found': { connector: fox },
  'holdings.invalidated': { namespace: 'eip155' },
  'holdings.settled': { namespace: 'eip155', tokens: [], hiddenTokens: 0, balance: null },
  'network.changed': {
    caipNetworkId: mainnet.caipNetworkId,
    activeNamespace: 'eip155',
    namespaceChanged: false,
    wasUnknown: false,
    quiet: false,
  },
  'networks.changed': { activeNamespace: 'eip155', networks: [mainnet] },
  'session.found': { account: foxSignIn, session: foxSession },
  'session.missing': { account: foxSignIn, required: true, quiet: false },
  'session.ended': {},
  'session.unknown': { account: foxSignIn, code: 'siwx/unreachable', repeated: false },
  'session.failed': { account: foxSignIn, code: 'siwx/unreachable' },
  'transfer.unresponsive': transfer,
  'transfer.sent': { ...transfer, hash: '0xf' },
  'transfer.rejected': { ...transfer, code: 'rpc/user-rejected' },
  'transfer.failed': { ...transfer, code: 'send/failed', cause: null },
  'transfer.astray': { ...transfer, network: mainnet },
  'transfer.misdirected': { ...transfer, hash: '0xf', network: mainnet },
  'transfer.included': transfer,
  'transfer.reorganized': transfer,
  'transfer.confirmed': { ...transfer, hash: '0xf' },
  'transfer.reverted': { ...transfer, hash: '0xf' },
  'transfer.replaced': { ...transfer, hash: '0xf' },
  'transfer.slow': transfer,
  'transfer.underpriced': transfer,
  'transfer.mismatched': transfer,
  'transfer.dropped': { ...transfer, hash: '0xf' },
}

/** A kit event. Fields that `payload` omits have sample values. */
export const kitEvent = <Type extends keyof KitEvents>(
  type: Type,
  payload: Partial<KitEvents[Type]> = {},
): KitEvent<Type> => ({ type, ...payloads[type], ...payload }) as KitEvent<Type>
