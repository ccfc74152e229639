import { addressGroups, shortAddress } from '@latchkit/core/utils'

/** An address: `short` with 4 and 6 characters, `full` in groups of four where it matters. Copied and read without the gaps. */
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
