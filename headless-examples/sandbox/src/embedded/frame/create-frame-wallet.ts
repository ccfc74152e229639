import { isRecord } from '../../base/checks.ts'
import { ProviderError, providerErrors } from '../../wallets/provider-error.ts'
import type { ApprovalContent } from '../../wallets/wallet.types.ts'
import { type AnswerFault, answerFaults } from '../embedded.types.ts'
import { createFaultyPost } from './faults.ts'
import type { FrameHost, ShownRequest } from './frame.types.ts'
import { type FrameStart, parseRule, parseStart } from './networks.ts'
import { parseRecord, parseText } from './parse.ts'
import { type FrameState, requests } from './requests.ts'

/** The prefixes of requests and of answers. */
export const requestPrefix = '@w3m-app/'
export const answerPrefix = '@w3m-frame/'
const version = '4'
const refusedOrigin = 'Unauthorized: origin not allowed'

/** The wallet in a frame. */
export type FrameWallet = {
  /** Reads the settings of the service, and posts to the page that the frame is ready. */
  start(): Promise<void>
  /**
   * Answers a request of the page that contains the frame, also one that it does not know. Ignores
   * messages of other kinds.
   */
  receive(message: unknown, origin: string): Promise<void>
  /** Ends the request on the screen, and those behind it. */
  stop(): void
}

/**
 * The place of a request among those that the visitor may have to decide. `earlier` resolves when
 * those before it are shown, wait to be shown, or have ended; `pass` says so of this one.
 */
type Turn = { earlier: Promise<void>; pass(): void }

type Request = { name: string; id: string; payload: Readonly<Record<string, unknown>> }

/** Parses a request. Null for a message of another kind. */
function parseRequest(message: unknown): Request | null {
  if (!isRecord(message)) return null
  const { type, id, payload } = message
  if (typeof type !== 'string' || typeof id !== 'string' || !type.startsWith(requestPrefix))
    return null
  const name = type.slice(requestPrefix.length)
  return { name, id, payload: isRecord(payload) ? payload : {} }
}

/**
 * Creates the wallet of a frame. It accepts pages of every origin and shows their origin on each
 * request. It keeps every request until the visitor has decided, and shows them in their order: the
 * page cannot take a request back.
 */
export function createFrameWallet(host: FrameHost): FrameWallet {
  const state: FrameState = { login: null, channel: null, pageName: null, batches: new Map() }
  const post = createFaultyPost(host.post)
  let starting: Promise<FrameStart> | null = null
  const lifetime = new AbortController()
  let decided: Promise<unknown> = Promise.resolve()
  let passed = Promise.resolve()
  let received = 0
  let waiting: (() => void)[] = []

  /** Counts a request, and releases the answers that wait for it. */
  function countRequest(): number {
    for (const release of waiting) release()
    waiting = []
    received += 1
    return received
  }
  /** Resolves when the page has sent another request after one. */
  const isFollowed = async (position: number) => {
    if (received === position) await new Promise<void>((resolve) => waiting.push(resolve))
  }
  function loadStart(): Promise<FrameStart> {
    starting ??= host.service('start', {}).then(parseStart)
    return starting
  }
  const notify = (name: string, payload: object) =>
    host.post({ type: `${answerPrefix}${name}`, payload }, 'frame')

  /** Asks the visitor after all earlier requests. */
  function askInOrder(request: ShownRequest): Promise<boolean> {
    const task = decided.then(() => !lifetime.signal.aborted && host.ask(request, lifetime.signal))
    decided = task.catch(() => {})
    return task
  }
  function takeTurn(name: string): Turn {
    const earlier = passed
    let pass = () => {}
    if (name === 'RPC_REQUEST') {
      const own = new Promise<void>((resolve) => {
        pass = resolve
      })
      passed = earlier.then(() => own)
    }
    return { earlier, pass: () => pass() }
  }
  async function approve(content: ApprovalContent, origin: string, turn: Turn): Promise<void> {
    const rule = host.approve ?? parseRule(await host.service('rule', {}))
    if (rule === 'auto') return
    if (rule === 'never') {
      turn.pass()
      await new Promise((_, reject) =>
        lifetime.signal.addEventListener('abort', () => reject(providerErrors.rejected())),
      )
    }
    if (rule !== 'ask') throw providerErrors.rejected()
    await turn.earlier
    const approved = askInOrder({ content, origin, name: state.pageName })
    turn.pass()
    if (!(await approved)) throw providerErrors.rejected()
  }

  async function takeFault(request: string): Promise<AnswerFault | null> {
    const { fault, message } = parseRecord(await host.service('fault', { request }), 'fault')
    if (fault === 'refused') throw new Error(parseText(message, 'message'))
    return answerFaults.find((name) => name === fault) ?? null
  }

  async function carryOut(
    { name, payload }: Request,
    origin: string,
    turn: Turn,
  ): Promise<unknown> {
    const { networks, fault } = await loadStart()
    if (fault === 'unverified-domain') throw new Error(refusedOrigin)
    const handle = Object.hasOwn(requests, name) ? requests[name] : undefined
    if (handle === undefined) throw new Error(`Unknown request ${name}.`)
    return handle(payload, {
      host,
      state,
      networks,
      origin,
      notify,
      approve: (content) => approve(content, origin, turn),
    })
  }

  return {
    async start() {
      const { fault } = await loadStart()
      if (fault !== 'never-ready') notify('READY', { version })
    },
    async receive(message, origin) {
      const request = parseRequest(message)
      if (request === null) return
      const { name, id } = request
      const position = countRequest()
      const turn = takeTurn(name)
      let fault: AnswerFault | null = null
      const answer = async (outcome: 'SUCCESS' | 'ERROR', payload: unknown) => {
        if (fault === 'late') await isFollowed(position)
        const type = `${answerPrefix}${name}_${outcome}`
        post({ type, id, ...(payload !== undefined && { payload }) }, fault)
      }
      try {
        fault = await takeFault(name)
        if (fault === 'no-answer') return
        if (fault === 'reload') return host.reload()
        const result = await carryOut(request, origin, turn)
        // The answer may wait for the next request.
        turn.pass()
        await answer('SUCCESS', result)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        const code = error instanceof ProviderError && { code: error.code }
        await answer('ERROR', { message, ...code })
      } finally {
        turn.pass()
      }
    },
    stop: () => lifetime.abort(),
  }
}
