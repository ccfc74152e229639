import { createScriptedHost } from '@latchkit/core/testing'
import type { ScriptedAnswer } from '@latchkit/sandbox/wallets'
import type { AdapterEntry, ChainAdapter } from '../../../core/src/adapters/adapter.ts'
import type { WalletEvent } from '../../../core/src/domain/account/wallet-event.ts'
import { fieldsOf } from '../../../core/src/domain/object.ts'
import { createWalletRouter } from '../../../core/src/kit/deps/wallet-router.ts'
import type { WindowMessage } from '../../../core/src/platform/platform.ts'
import {
  type BrowserStorage,
  createBrowserStorage,
  type Networks,
  openPage,
  type Page,
  signal,
} from './embedded.fixture.ts'
import type { ContractControl, ContractPage } from './namespaces/contract-page.ts'
import type { ContractSubject } from './namespaces/subject.ts'

export type EmbeddedSubject = ContractSubject & { entry(): AdapterEntry }
/** A page whose adapter calls the embedded wallet. `stop`: ends page, connector and adapter. */
export type AdapterPage = Page & { chain: ChainAdapter }

/** Opens a page whose adapter calls the embedded wallet, as a kit does. */
export async function openAdapter(
  networks: Networks,
  { entry, network, other }: Pick<EmbeddedSubject, 'entry' | 'network' | 'other'>,
  browser: BrowserStorage = createBrowserStorage(),
): Promise<AdapterPage> {
  const page = openPage(networks, browser)
  const { connector, platform } = page
  const { chainNamespace: namespace } = network
  const host = createScriptedHost(platform, {
    networks: () => [network, ...(other === null ? [] : [other])],
    accountType: () => (namespace === 'eip155' ? 'smartAccount' : 'eoa'),
    embedded: () => connector.provider(namespace),
  })
  const adapter = entry().create(host)
  const stop = () => {
    connector.stop()
    adapter.stop()
    page.stop()
  }
  const chain = createWalletRouter({
    namespace,
    connectors: [connector],
    chain: await adapter.load(),
    clock: platform.clock,
  })
  return { ...page, chain, stop }
}

/**
 * Opens a page on which the shared suite runs. The visitor connects with a code that the frame sends
 * by e-mail; `never` leaves that code, and every request, without an answer of the frame.
 */
export async function openEmbeddedPage(
  networks: Networks,
  subject: EmbeddedSubject,
): Promise<ContractPage> {
  const { embedded } = networks
  embedded.set({ email: 'code', approve: 'auto' })
  embedded.frameFaults([])
  const browser = createBrowserStorage()
  const frames = createFrameControl()
  const pages: AdapterPage[] = []
  const open = async () => {
    const stored = pages[0]?.stored() ?? {}
    const page = await openAdapter(networks, subject, { ...browser, page: stored })
    frames.intercept(page)
    pages.push(page)
    return page
  }
  const page = await open()
  const login = createLogin(networks, page)
  const chain = { ...page.chain, connect: login.connect }
  return {
    chain,
    adapter: { stop: page.stop },
    connectors: [],
    control: createControl(networks, subject, { pages, frames, login, browser }),
    loadNewAdapter: async () => (await open()).chain,
    async connect() {
      const { connectorId, network } = subject
      await chain.connect({ connectorId, caipNetworkId: network.caipNetworkId }, signal)
      const events: WalletEvent[] = []
      const stop = chain.watch(connectorId, (event) => events.push(event))
      return { events, stop }
    },
    close() {
      for (const each of pages) each.stop()
    },
  }
}

/** The visitor's logins. A code that the frame refused can be entered again. */
function createLogin({ visitor }: Networks, { connector }: AdapterPage) {
  let email: string | null = null
  let isWrong = false
  const connect: ChainAdapter['connect'] = async ({ caipNetworkId }, abort) => {
    if (caipNetworkId === null) throw new Error('A login needs a network.')
    if (email === null) {
      const address = `${crypto.randomUUID()}@example.com`
      await connector.submitEmail(address, abort)
      email = address
    }
    const code = visitor.code(email)
    const wrong = code === '111111' ? '222222' : '111111'
    const entered = isWrong ? wrong : code
    isWrong = false
    await connector.confirmCode(entered, abort)
    email = null
    return connector.connect({ caipNetworkId, socialUri: null }, abort)
  }
  return {
    connect,
    enterWrongCode() {
      isWrong = true
    },
  }
}

/** Holds and replaces messages of the frames. */
function createFrameControl() {
  const held: { type: unknown; deliver(): void }[] = []
  const isHeld = new Set<unknown>()
  const scripted = new Map<string, ScriptedAnswer>()
  const answers: unknown[] = []

  const replace = (message: WindowMessage): WindowMessage => {
    const { type, id } = fieldsOf(message.data)
    const name = /^@w3m-frame\/(.*)_SUCCESS$/.exec(String(type))?.[1] ?? ''
    const answer = scripted.get(name)
    if (answer === undefined) return message
    scripted.delete(name)
    const isError = 'error' in answer
    const payload = isError ? answer.error : answer.result
    const data = { type: `@w3m-frame/${name}_${isError ? 'ERROR' : 'SUCCESS'}`, id, payload }
    return { ...message, data }
  }
  return {
    intercept({ platform: { controls } }: Page) {
      const emit = controls.emitMessage
      controls.emitMessage = (message) => {
        const { type, payload } = fieldsOf(message.data)
        if (type === '@w3m-frame/GET_USER_SUCCESS') answers.push(payload)
        const deliver = () => emit(replace(message))
        if (isHeld.has(type)) held.push({ type, deliver })
        else deliver()
      }
    },
    script: (name: string, answer: ScriptedAnswer) => void scripted.set(name, answer),
    hold: (name: string) => void isHeld.add(`@w3m-frame/${name}`),
    /** Delivers the messages of a name, and further ones at once. */
    release(name: string) {
      const type = `@w3m-frame/${name}`
      isHeld.delete(type)
      const released = held.filter((message) => message.type === type)
      for (const message of released) {
        held.splice(held.indexOf(message), 1)
        message.deliver()
      }
    },
    count: (name: string) => held.filter(({ type }) => type === `@w3m-frame/${name}`).length,
    /** The accounts that a frame stated last, the active one first. */
    accounts(): readonly { address: string; type: string }[] {
      const { accounts, address } = fieldsOf(answers.at(-1))
      const all: readonly { address: string; type: string }[] = Array.isArray(accounts)
        ? accounts
        : []
      return [
        ...all.filter((account) => account.address === address),
        ...all.filter((account) => account.address !== address),
      ]
    },
  }
}

/** What the visitor does in the frame, and in the page where the frame has no such screen. */
function createControl(
  { embedded }: Networks,
  { network }: EmbeddedSubject,
  {
    pages,
    frames,
    login,
    browser,
  }: {
    pages: readonly AdapterPage[]
    frames: ReturnType<typeof createFrameControl>
    login: ReturnType<typeof createLogin>
    browser: BrowserStorage
  },
): ContractControl {
  const addresses = () => frames.accounts().map(({ address }) => address)
  const code = 'CONNECT_OTP_SUCCESS'
  const notSupported = () => {
    throw new Error('The visitor cannot do this with the embedded wallet.')
  }
  return {
    name: 'Embedded wallet',
    get addresses() {
      return addresses()
    },
    state: () => ({ shared: addresses() }),
    pending: () => [
      ...Array.from({ length: frames.count(code) }),
      ...pages.flatMap((page) => page.screen() ?? []),
    ],
    setMode(mode) {
      embedded.set({ approve: mode === 'window' ? 'ask' : mode })
      if (mode === 'never') frames.hold(code)
      else frames.release(code)
    },
    approve: () => frames.release(code),
    reject() {
      login.enterWrongCode()
      embedded.set({ approve: 'reject' })
    },
    answerNext: frames.script,
    changeAccount(address) {
      const type = frames.accounts().find((account) => account.address === address)?.type
      const accountType = type === 'smartAccount' ? 'smartAccount' : 'eoa'
      const { chainNamespace: namespace } = network
      void pages[0]?.connector.setAccountType({ namespace, accountType }, signal)
    },
    changeNetwork: notSupported,
    /** The login ends in the frame, which then loads itself again. */
    revoke() {
      browser.frame.delete('session')
      for (const page of pages) page.reload()
    },
    /** The frame cannot state that it is ready. */
    disappear: () => frames.hold('READY'),
    announce: () => frames.release('READY'),
  }
}
