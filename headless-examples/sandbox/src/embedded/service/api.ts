import type { EmbeddedContext } from './context.ts'
import { parseEmail } from './create-logins.ts'
import { smartChains } from './create-smart-accounts.ts'
import { ServiceError } from './service-error.ts'

type Body = Readonly<Record<string, unknown>>
type Api = (context: EmbeddedContext, body: Body) => object | Promise<object>

/** How long in ms the service keeps a request that waits for the visitor. The frame repeats it. */
const patience = 20_000

const textAt = (body: Body, name: string): string => {
  const value = body[name]
  if (typeof value === 'string') return value
  throw new ServiceError(`${name} must be a text.`)
}

/** The requests of the frame to its service, by path. */
export const api: Readonly<Record<string, Api>> = {
  start: ({ chains, svm, frameFaults }) => ({
    chains: chains.map(({ chainId, name, rpc }) => ({ chainId, name, rpc })),
    smartChains: smartChains(chains).map(({ chainId }) => chainId),
    svm,
    fault: frameFaults.takeLoad(['never-ready', 'unverified-domain']),
  }),
  rule: ({ settings }) => ({ approve: settings().approve }),
  fault: ({ frameFaults }, body) =>
    frameFaults.takeAnswer(textAt(body, 'request')) ?? { fault: null, message: null },
  email: ({ logins }, body) => logins.submitEmail(parseEmail(body.email), textAt(body, 'device')),
  device: async ({ logins }, { login }) => ({
    confirmed: await logins.waitForDevice(login, patience),
  }),
  code: ({ logins }, { login, code }) => logins.submitCode(login, code),
  social: ({ socials }, body) => socials.start(body.provider, textAt(body, 'page')),
  'social-result': ({ socials }, { uri }) => socials.complete(uri),
  farcaster: ({ socials }) => socials.openChannel(),
  'farcaster-result': async ({ socials }, { channel }) => ({
    login: await socials.waitForChannel(channel, patience),
  }),
  'update-email': ({ emailUpdates }, { token, email }) => emailUpdates.submit(token, email),
  'update-primary'({ emailUpdates }, { token, code }) {
    emailUpdates.submitPrimary(token, code)
    return {}
  },
  'update-secondary': ({ emailUpdates }, { token, code }) =>
    emailUpdates.submitSecondary(token, code),
  account: ({ smartAccounts }, { owner, chainId }) => smartAccounts.open(owner, chainId),
  async airdrop({ fundSolana }, body) {
    await fundSolana(textAt(body, 'address'))
    return {}
  },
  'sign-out'({ logins }, { token }) {
    logins.end(token)
    return {}
  },
}
