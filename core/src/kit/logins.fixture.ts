import { type CaipNetworkId, toCaipNetworkId } from '../domain/caip/caip.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform, type MemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { chain, connection, firstNetwork, otherAddress, settle } from './kit.fixture.ts'
import { networkOption } from './namespaces.fixture.ts'

const origin = 'https://frame.example'
const email = 'ada@mail.example'
/** The answer of the directory. */
const allowsPage = { allowedOrigins: ['https://page.example'] }
/** The network of Solana that the frame serves. */
export const servedSolana: CaipNetworkId = toCaipNetworkId('solana:1')

/** The view of the flow in the modal. */
type LoginView = {
  step: string
  methods?: readonly string[]
  submit?(email: string): void
  enterCode?(text: string): void
}
type Request = { type: string; id: string; payload?: Readonly<Record<string, unknown>> }

/**
 * The payloads of the answers of a frame, by the name of the request. A function that throws answers
 * with an error.
 */
type Answers = Readonly<Record<string, (request: Request) => unknown>>
const usual: Answers = {
  CONNECT_EMAIL: () => ({ action: 'VERIFY_OTP' }),
  CONNECT_OTP: () => undefined,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [] }),
  GET_USER: ({ payload }) => ({ email, address: otherAddress, chainId: payload?.chainId }),
  SWITCH_NETWORK: ({ payload }) => ({ chainId: payload?.chainId }),
  SYNC_DAPP_DATA: () => undefined,
  SYNC_THEME: () => undefined,
}

/** Adds a frame to the page that answers at once. Returns the names of its requests. */
function answerRequests({ controls }: MemoryPlatform, answers: Answers): readonly string[] {
  const names: string[] = []
  controls.onFrame = (frame) => {
    const send = (data: unknown) =>
      queueMicrotask(() => controls.emitMessage({ data, origin, source: frame.window }))
    send({ type: '@w3m-frame/READY', payload: {} })
    frame.receive = ({ message }) => {
      const request = message as Request
      const name = request.type.slice('@w3m-app/'.length)
      names.push(name)
      const [result, payload] = answerTo(request, answers[name])
      send({
        type: `@w3m-frame/${name}_${result}`,
        id: request.id,
        ...(payload !== undefined && { payload }),
      })
    }
  }
  return names
}

function answerTo(request: Request, answer: Answers[string] | undefined) {
  try {
    return ['SUCCESS', answer?.(request)] as const
  } catch (error) {
    return ['ERROR', { message: String(error) }] as const
  }
}

/**
 * A kit with the wallet `fox` and logins with a frame that answers at once. `answers`: other answers
 * of the frame than the usual ones.
 */
export function createLoginKit(options: Partial<KitOptions> = {}, answers: Answers = {}) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, fetch: async () => Response.json(allowsPage) })
  const requests = answerRequests(platform, { ...usual, ...answers })
  const adapter = createScriptedAdapter()
  const solana = createScriptedAdapter('solana')
  adapter.announce(scriptedConnector('fox'))
  const kit = createKit({
    projectId: 'p',
    adapters: [adapter, solana],
    networks: [chain(1337), chain(1338), networkOption('solana')],
    features: { email: true, socials: ['google', 'farcaster'], analytics: false },
    remoteFeatures: 'off',
    enableWalletConnect: false,
    endpoints: { frame: `${origin}/sdk` },
    embeddedWallet: { networks: [firstNetwork, servedSolana] },
    platform,
    ...options,
  })
  const elapse = async (ms: number) => {
    clock.advance(ms)
    await settle()
  }
  const view = () => {
    const { entry } = kit.state.getSnapshot().router
    return kit.modal.flows.getSnapshot()[entry.key]?.view() as LoginView
  }
  return {
    kit,
    clock,
    platform,
    adapter,
    solana,
    requests,
    elapse,
    modal() {
      const { modal, router } = kit.state.getSnapshot()
      return [modal.phase, router.entry.view]
    },
    view,
    async connectFox() {
      void kit.open({ view: 'Connect' })
      kit.modal.push('ConnectingExternal', { connectorId: 'fox' })
      await settle()
      adapter.calls.connect.at(-1)?.resolve(connection())
      await settle()
      await elapse(1_000)
    },
    /** Submits the address, and waits until the view of the code is shown. */
    async submitEmail() {
      await kit.open({ view: 'Connect' })
      kit.modal.push('EmailLogin', { email })
      await settle()
      await elapse(500)
    },
    /** Enters a code that the frame accepts. */
    async enterCode() {
      view().enterCode?.('123456')
      await settle()
    },
  }
}
