import { shortAddress } from '@latchkit/core/utils'
import { Avatar } from '../components/Avatar.tsx'
import { Name } from '../components/Name.tsx'
import type { ConnectButtonView } from './connectButtonView.ts'

/** Avatar and name of the connected account, or its short address if it has no name. */
export function AccountLabel({
  view: { address, name, avatar },
}: {
  view: Extract<ConnectButtonView, { step: 'connected' }>
}) {
  return (
    <>
      <Avatar address={address} image={avatar} size="dot" />
      <span className="lk-page-name" title={name === null ? undefined : address}>
        {name === null ? <bdi dir="ltr">{shortAddress(address)}</bdi> : <Name>{name}</Name>}
      </span>
    </>
  )
}
