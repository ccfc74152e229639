import { createAnnouncer } from '../announce.ts'
import { createWallet } from '../create-wallet.ts'
import { providerErrors } from '../provider-error.ts'
import type { Wallet, WalletOptions, WalletProvider } from '../wallet.types.ts'

/** Something the visitor has to decide on. The same shape as a kit's `approvals` option wants. */
export type InPageRequest = {
  id: string
  namespace: 'eip155'
  caipNetworkId: string
  address: string | null
  method: string
  params: unknown
}
type Outcome = 'success' | 'error' | 'cancel'
type Listener = { asked(request: InPageRequest): void; settled(id: string, outcome: Outcome): void }

/** Where the page's own modal hears of requests, and answers them. */
export type InPageApprovals = {
  connectorId: string
  subscribe(listener: Listener): () => void
  approve(id: string): void
  reject(id: string): void
}
export type InPageWallet = Pick<Wallet, 'provider' | 'stop'> & {
  approvals: InPageApprovals
  announce(): void
}

const unsafe = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction']

/**
 * A wallet that lives in the page itself, as those behind e-mail logins do: it has real keys and no window of its own, so whatever is to
 * be signed is put before the visitor by the page's modal. Connecting needs no question: being on the page is being signed in.
 */
export function createInPageWallet(options: Omit<WalletOptions, 'approve'>): InPageWallet {
  const wallet = createWallet({ ...options, approve: 'auto' })
  const listeners = new Set<Listener>()
  const pending = new Map<string, { request: InPageRequest; decide(approved: boolean): void }>()

  const end = (id: string, outcome: Outcome) => {
    pending.delete(id)
    for (const listener of [...listeners]) listener.settled(id, outcome)
  }
  const decided = (request: InPageRequest) =>
    new Promise<boolean>((resolve) => {
      pending.set(request.id, { request, decide: resolve })
      for (const listener of [...listeners]) listener.asked(request)
    })
  const requestOf = (method: string, params: unknown): InPageRequest => {
    const { active, chainId } = wallet.control.state()
    return {
      id: crypto.randomUUID(),
      namespace: 'eip155',
      caipNetworkId: `eip155:${chainId}`,
      address: active,
      method,
      params,
    }
  }
  const provider: WalletProvider = {
    ...wallet.provider,
    async request(args) {
      if (!unsafe.includes(args.method)) return wallet.provider.request(args)
      const request = requestOf(args.method, args.params)
      if (!(await decided(request))) throw providerErrors.rejected()
      try {
        const answer = await wallet.provider.request(args)
        end(request.id, 'success')
        return answer
      } catch (error) {
        end(request.id, 'error')
        throw error
      }
    },
  }
  const { branding, rdns, page } = options
  const announcer = createAnnouncer(
    page.events,
    { uuid: crypto.randomUUID(), name: branding.name, icon: branding.icon, rdns },
    provider,
  )
  return {
    provider,
    announce: () => announcer.start(1),
    approvals: {
      connectorId: rdns,
      subscribe(listener) {
        listeners.add(listener)
        for (const { request } of pending.values()) listener.asked(request)
        return () => void listeners.delete(listener)
      },
      approve: (id) => pending.get(id)?.decide(true),
      reject(id) {
        const asked = pending.get(id)
        if (asked === undefined) return
        asked.decide(false)
        end(id, 'cancel')
      },
    },
    stop() {
      announcer.stop()
      for (const { decide } of pending.values()) decide(false)
      pending.clear()
      listeners.clear()
      wallet.stop()
    },
  }
}
