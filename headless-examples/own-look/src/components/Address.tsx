import { addressGroups, shortAddress } from '@latchkit/core/utils'

/** An address, shortened or in full in groups of four characters. */
export function Address({ address, form = 'short' }: { address: string; form?: 'short' | 'full' }) {
  if (form === 'short') return <bdi className="address">{shortAddress(address)}</bdi>
  return (
    <bdi className="address" data-form="full">
      {addressGroups(address).map(({ at, text }) => (
        <span key={at} className="address-group">
          {text}
        </span>
      ))}
    </bdi>
  )
}
