import { useEffect, useState } from 'react'

export type Announced = {
  info: { uuid: string; name: string; icon: string; rdns: string }
  provider: { request(args: { method: string }): Promise<unknown> }
}

declare global {
  interface WindowEventMap {
    'eip6963:announceProvider': CustomEvent<Announced>
  }
}

/** The wallets announced by EIP-6963, one per rdns. */
export function useAnnounced(): readonly Announced[] {
  const [wallets, setWallets] = useState<readonly Announced[]>([])
  useEffect(() => {
    const add = ({ detail }: CustomEvent<Announced>) =>
      setWallets((known) =>
        known.some(({ info }) => info.rdns === detail.info.rdns) ? known : [...known, detail],
      )
    addEventListener('eip6963:announceProvider', add)
    dispatchEvent(new Event('eip6963:requestProvider'))
    return () => removeEventListener('eip6963:announceProvider', add)
  }, [])
  return wallets
}
