import type { ApprovalContent } from '../../wallets/wallet.types.ts'
import { type FrameAccounts, openAccounts } from './accounts.ts'
import type { FrameHost, FrameSession } from './frame.types.ts'
import { chainIdOf, type FrameNetwork, findNetwork } from './networks.ts'
import { parseOptionalText, parseRecord, parseText } from './parse.ts'
import { parseTheme } from './parse-theme.ts'
import { answerRpc } from './rpc.ts'
import type { Batches } from './rpc.types.ts'
import { readSession, removeSession, sessionOf, writeSession } from './session.ts'

/** The state of a frame between requests. `login`, `channel`: of the login in progress. */
export type FrameState = {
  login: string | null
  channel: string | null
  /** Name of the page, as it states it. */
  pageName: string | null
  batches: Batches
}

/** The environment of requests. `origin`: of the page that sent the request. */
export type RequestContext = {
  host: FrameHost
  state: FrameState
  networks: readonly FrameNetwork[]
  origin: string
  approve(content: ApprovalContent): Promise<void>
  /** Posts a message that answers no request. */
  notify(name: string, payload: object): void
}
type Payload = Readonly<Record<string, unknown>>
/** Resolves with the payload of the answer. Undefined: the answer has none. */
type Handler = (payload: Payload, context: RequestContext) => unknown

const requireSession = ({ host }: RequestContext): FrameSession => {
  const session = readSession(host.store)
  if (session === null) throw new Error('Nobody is logged in.')
  return session
}
const networkOf = ({ networks }: RequestContext, { network }: FrameSession) =>
  findNetwork(networks, network)
const firstNetwork = ({ networks }: RequestContext): string => networks[0]?.caip2 ?? ''

/** Stores a login and reports its session. */
function logIn(context: RequestContext, login: unknown): FrameSession {
  const { host, state } = context
  const session = sessionOf(login, readSession(host.store)?.network ?? firstNetwork(context))
  writeSession(host.store, session)
  state.login = null
  state.channel = null
  context.notify('SESSION_UPDATE', { token: session.token })
  return session
}

/** Applies what a page prefers: a network and an account type. Returns the stored session. */
function prefer(context: RequestContext, session: FrameSession, payload: Payload): FrameSession {
  const { chainId, preferredAccountType: type } = payload
  const changed: FrameSession = {
    ...session,
    ...(chainId !== undefined && { network: findNetwork(context.networks, chainId).caip2 }),
    ...((type === 'eoa' || type === 'smartAccount') && { preferred: type }),
  }
  writeSession(context.host.store, changed)
  return changed
}

const describeUser = (
  network: FrameNetwork,
  { email }: FrameSession,
  { eoa, smart, active }: FrameAccounts,
) => ({
  email,
  address: active.address,
  chainId: chainIdOf(network),
  smartAccountDeployed: smart?.deployed ?? false,
  accounts: [
    { address: eoa, type: 'eoa' },
    ...(smart === null ? [] : [{ address: smart.address, type: 'smartAccount' }]),
  ],
  preferredAccountType: active.type,
})

async function userOf(context: RequestContext, session: FrameSession) {
  const network = networkOf(context, session)
  return describeUser(network, session, await openAccounts(context.host, session, network))
}

const getUser: Handler = async (payload, context) => {
  const social = payload.socialUri
  if (social !== undefined)
    logIn(context, await context.host.service('social-result', { uri: social }))
  return userOf(context, prefer(context, requireSession(context), payload))
}

const connectSocial: Handler = async (payload, context) => {
  const uri = parseText(payload.uri, 'uri')
  const session = logIn(context, await context.host.service('social-result', { uri }))
  const user = await userOf(context, prefer(context, session, payload))
  return { ...user, userName: session.userName ?? '' }
}

/** Asks the service again until the visitor has acted: it answers after 20 s in any case. */
async function poll<Value>(ask: () => Promise<Value | null>): Promise<Value> {
  for (;;) {
    const value = await ask()
    if (value !== null) return value
  }
}

const login: Readonly<Record<string, Handler>> = {
  async CONNECT_EMAIL({ email }, context) {
    const { host, state } = context
    const device = host.store.get('device') ?? deviceId(host)
    const answer = parseRecord(await host.service('email', { email, device }), 'answer')
    if (answer.action === 'CONNECT') logIn(context, answer)
    else state.login = parseText(answer.login, 'login')
    return { action: parseText(answer.action, 'action') }
  },
  async CONNECT_DEVICE(_, { host, state }) {
    const { login: id } = state
    await poll(async () => {
      const { confirmed } = parseRecord(await host.service('device', { login: id }), 'answer')
      return confirmed === true ? true : null
    })
    return undefined
  },
  async CONNECT_OTP({ otp }, context) {
    const { host, state } = context
    logIn(context, await host.service('code', { login: state.login, code: otp }))
    return undefined
  },
  CONNECT_SOCIAL: connectSocial,
  async GET_SOCIAL_REDIRECT_URI({ provider }, { host, origin }) {
    const { uri } = parseRecord(await host.service('social', { provider, page: origin }), 'answer')
    return { uri }
  },
  async GET_FARCASTER_URI(_, { host, state }) {
    const { url, channel } = parseRecord(await host.service('farcaster', {}), 'answer')
    state.channel = parseText(channel, 'channel')
    return { url }
  },
  async CONNECT_FARCASTER(_, context) {
    const { host, state } = context
    const { channel } = state
    const granted = await poll(async () => {
      const answer = parseRecord(await host.service('farcaster-result', { channel }), 'answer')
      return answer.login ?? null
    })
    return { userName: logIn(context, granted).userName ?? '' }
  },
  async SIGN_OUT(_, { host }) {
    const session = readSession(host.store)
    removeSession(host.store)
    if (session !== null) await host.service('sign-out', { token: session.token })
    return undefined
  },
  IS_CONNECTED: (_, { host }) => ({ isConnected: readSession(host.store) !== null }),
}

/** An id by which the service knows this browser. */
function deviceId({ store, random }: FrameHost): string {
  const id = [...random(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  store.set('device', id)
  return id
}

const account: Readonly<Record<string, Handler>> = {
  GET_USER: getUser,
  async SWITCH_NETWORK(payload, context) {
    const session = prefer(context, requireSession(context), { chainId: payload.chainId })
    return { chainId: chainIdOf(networkOf(context, session)) }
  },
  GET_CHAIN_ID: (_, context) => ({
    chainId: chainIdOf(networkOf(context, requireSession(context))),
  }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: (_, { networks }) => ({
    smartAccountEnabledNetworks: networks.flatMap((network) =>
      network.namespace === 'eip155' && network.hasSmartAccounts ? [network.chainId] : [],
    ),
  }),
  async INIT_SMART_ACCOUNT(_, context) {
    const session = requireSession(context)
    const { smart } = await openAccounts(context.host, session, networkOf(context, session))
    if (smart === null) throw new Error('The network has no smart accounts.')
    return { address: smart.address, isDeployed: smart.deployed }
  },
  async SET_PREFERRED_ACCOUNT({ type }, context) {
    const session = requireSession(context)
    const network = networkOf(context, session)
    if (type === 'smartAccount' && !('hasSmartAccounts' in network && network.hasSmartAccounts))
      throw new Error('The network has no smart accounts.')
    const changed = prefer(context, session, { preferredAccountType: type })
    const { active } = await openAccounts(context.host, changed, network)
    return active
  },
  async RPC_REQUEST({ method, params }, context) {
    const session = requireSession(context)
    const network = networkOf(context, session)
    const accounts = await openAccounts(context.host, session, network)
    const { approve, state } = context
    const { batches } = state
    const name = parseText(method, 'method')
    return answerRpc(name, params, { network, accounts, batches, approve })
  },
}

const settings: Readonly<Record<string, Handler>> = {
  async UPDATE_EMAIL({ email }, context) {
    const { token } = requireSession(context)
    const answer = await context.host.service('update-email', { token, email })
    return { action: parseText(parseRecord(answer, 'answer').action, 'action') }
  },
  async UPDATE_EMAIL_PRIMARY_OTP({ otp }, context) {
    const { token } = requireSession(context)
    await context.host.service('update-primary', { token, code: otp })
    return undefined
  },
  async UPDATE_EMAIL_SECONDARY_OTP({ otp }, context) {
    const session = requireSession(context)
    const { host } = context
    const body = { token: session.token, code: otp }
    const { newEmail } = parseRecord(await host.service('update-secondary', body), 'answer')
    writeSession(host.store, { ...session, email: parseText(newEmail, 'newEmail') })
    return { newEmail }
  },
  async SYNC_THEME(payload, { host }) {
    host.showTheme(parseTheme(payload))
    return undefined
  },
  async SYNC_DAPP_DATA({ metadata }, { state }) {
    const { name } = metadata === undefined ? {} : parseRecord(metadata, 'metadata')
    state.pageName = parseOptionalText(name, 'name')
    return undefined
  },
  async RELOAD(_, { host }) {
    host.reload()
    return undefined
  },
}

/** The requests of the protocol, by name. A handler without a result answers without a payload. */
export const requests: Readonly<Record<string, Handler>> = { ...login, ...account, ...settings }
