import { useWords } from '@latchkit/react-ui/locales'
import { Receive, type ReceiveView } from '@latchkit/react-ui/views/receive'
import { Address } from '../parts/Address.tsx'
import { Copy } from '../parts/Copy.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Line } from '../parts/Line.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Name } from '../parts/Name.tsx'
import { Qr } from '../parts/Qr.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Nobody } from './Nobody.tsx'

/** An address to be scanned, read and copied, and where it may be sent to. */
export function ReceiveScreen() {
  const words = useWords()
  return (
    <Receive>
      {(receive) => {
        switch (receive.step) {
          case 'disconnected':
            return <Nobody connect={receive.connect} />
          case 'connecting':
          case 'reconnecting':
            return <Skeleton lines={5} label={words.account[receive.step]} />
          case 'ready':
            return <Ready receive={receive} />
        }
      }}
    </Receive>
  )
}

function Ready({
  receive: { address, network, networks, compatible },
}: {
  receive: Extract<ReceiveView, { step: 'ready' }>
}) {
  const { receive, account, titles } = useWords()
  const [first] = networks
  const shown = network ?? first ?? null
  return (
    <>
      <Qr text={address} label={receive.code}>
        {shown !== null && <Mark name={shown.name} image={shown.imageUrl} />}
      </Qr>
      <p className="receive-address">
        <Address address={address} form="full" />
      </p>
      <div className="actions">
        <Copy
          look="button"
          text={address}
          label={receive.copy}
          copied={account.copied}
          failed={account.copyFailed}
        >
          {receive.copy}
        </Copy>
      </div>
      {first !== undefined && (
        <ul className="rows ways">
          <Line
            lead={<Mark name={first.name} image={first.imageUrl} />}
            label={
              networks.length === 1 ? <Name>{first.name}</Name> : titles.WalletCompatibleNetworks
            }
            second={networks.length === 1 ? receive.onlyOne : receive.only(networks.length)}
            end={compatible === null ? null : <Icon name="next" />}
            onClick={compatible}
          />
        </ul>
      )}
    </>
  )
}
