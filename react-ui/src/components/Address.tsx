import { addressGroups, shortAddress } from '@latchkit/core/utils'

/**
 * An address: `short` with 4 and 6 characters, or `full` in groups of four. Copying and screen
 * readers get the text without gaps.
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
