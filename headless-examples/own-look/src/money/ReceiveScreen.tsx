import { useTexts } from '@latchkit/react-ui/locales'
import { Receive, type ReceiveView } from '@latchkit/react-ui/views/receive'
import { Address } from '../components/Address.tsx'
import { Copy } from '../components/Copy.tsx'
import { Icon } from '../components/Icon.tsx'
import { Line } from '../components/Line.tsx'
import { Mark } from '../components/Mark.tsx'
import { Name } from '../components/Name.tsx'
import { Qr } from '../components/Qr.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { NotConnected } from './NotConnected.tsx'

/** Receive view: address as QR code and text, and the supported networks. */
export function ReceiveScreen() {
  const texts = useTexts()
  return (
    <Receive>
      {(receive) => {
        switch (receive.step) {
          case 'disconnected':
            return <NotConnected connect={receive.connect} />
          case 'connecting':
          case 'reconnecting':
            return <Skeleton lines={5} label={texts.account[receive.step]} />
          case 'ready':
            return <Ready receive={receive} />
        }
      }}
    </Receive>
  )
}

function Ready({
  receive: { address, network, networks, showNetworks },
}: {
  receive: Extract<ReceiveView, { step: 'ready' }>
}) {
  const { receive, account, titles } = useTexts()
  const [first] = networks
  const shown = network ?? first ?? null
  return (
    <>
      <Qr text={address} label={receive.qrCode}>
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
            second={
              networks.length === 1
                ? receive.onlyThisNetwork
                : receive.onlyTheseNetworks(networks.length)
            }
            end={showNetworks === null ? null : <Icon name="next" />}
            onClick={showNetworks}
          />
        </ul>
      )}
    </>
  )
}
