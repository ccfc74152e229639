import { createAnnouncer } from '../announce.ts'
import { createWallet } from '../create-wallet.ts'
import { providerErrors } from '../provider-error.ts'
import type { Wallet, WalletOptions, WalletProvider } from '../wallet.types.ts'

/** A request that the visitor decides, in the form that the kit's `approvals` option expects. */
export type InPageRequest = {
  id: string
  namespace: 'eip155'
  caipNetworkId: string
  address: string | null
  method: string
  params: unknown
}
type Outcome = 'success' | 'error' | 'cancel'
type Listener = {
  received(request: InPageRequest): void
  settled(id: string, outcome: Outcome): void
}

/** The kit's `approvals` option: the modal lists and decides the requests. */
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

/** Methods that need an approval. */
const protectedMethods = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction']

/**
 * Creates a wallet within the page, like the ones behind e-mail logins. It has no window: the modal
 * of the page shows its requests. Connecting needs no approval, because the visitor is signed in to
 * the page.
 */
export function createInPageWallet(options: Omit<WalletOptions, 'approve'>): InPageWallet {
  const wallet = createWallet({ ...options, approve: 'auto' })
  const listeners = new Set<Listener>()
  const pending = new Map<string, { request: InPageRequest; decide(approved: boolean): void }>()

  const settle = (id: string, outcome: Outcome) => {
    pending.delete(id)
    for (const listener of [...listeners]) listener.settled(id, outcome)
  }
  const waitForDecision = (request: InPageRequest) =>
    new Promise<boolean>((resolve) => {
      pending.set(request.id, { request, decide: resolve })
      for (const listener of [...listeners]) listener.received(request)
    })
  const createRequest = (method: string, params: unknown): InPageRequest => {
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
    async request(given) {
      // The page must not change a request that the visitor reviews.
      const args = structuredClone(given)
      if (!protectedMethods.includes(args.method)) return wallet.provider.request(args)
      const request = createRequest(args.method, args.params)
      if (!(await waitForDecision(request))) throw providerErrors.rejected()
      try {
        const result = await wallet.provider.request(args)
        settle(request.id, 'success')
        return result
      } catch (error) {
        settle(request.id, 'error')
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
        for (const { request } of pending.values()) listener.received(request)
        return () => void listeners.delete(listener)
      },
      approve: (id) => pending.get(id)?.decide(true),
      reject(id) {
        const entry = pending.get(id)
        if (entry === undefined) return
        entry.decide(false)
        settle(id, 'cancel')
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
