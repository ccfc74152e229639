import { addressGroups, shortAddress } from '@latchkit/core/utils'

/**
 * An address. `short`: its first 4 and last 6 characters. `full`: all characters in groups of
 * four; the gaps are CSS only, so copied text and the text for screen readers have none.
 */
export function Address({ address, form }: { address: string; form: 'short' | 'full' }) {
  if (form === 'short') {
    return (
      <bdi className="lk-address" dir="ltr" title={address}>
        {shortAddress(address)}
      </bdi>
    )
  }
  return (
    <bdi className="lk-address" data-form="full" dir="ltr">
      <span className="lk-hidden">{address}</span>
      {addressGroups(address).map(({ at, text }) => (
        <span key={at} aria-hidden="true">
          {text}
        </span>
      ))}
    </bdi>
  )
}
