import { useEffect, useState } from 'react'
import { type Address, readAddress, writeAddress } from './address.ts'

/** The selection in the URL, and a setter that pushes or replaces the history entry. */
export function useAddress() {
  const [address, set] = useState(() => readAddress(location.search))
  useEffect(() => {
    const back = () => set(readAddress(location.search))
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])
  function go(next: Address, how: 'push' | 'replace'): void {
    set(next)
    const query = writeAddress(next)
    if (query === location.search) return
    if (how === 'push') history.pushState(null, '', query)
    else history.replaceState(null, '', query)
  }
  return { address, go }
}
