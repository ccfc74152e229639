import { Address } from '../../components/Address.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { Name } from '../../components/Name.tsx'
import { Panel } from '../../components/Panel.tsx'
import { QrCode } from '../../components/QrCode.tsx'
import { Row } from '../../components/Row.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import type { ReceiveView } from '../../hooks/receiveView.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { NotConnected } from '../account/NotConnected.tsx'
import receiveCss from './receive.css?inline'
import { receiveTexts } from './texts/en.ts'

/** The address as a QR code and as text to copy, with the networks on which it can receive. */
export function ReceiveScreen({ view: receive }: { view: ReceiveView }) {
  useSheet(receiveCss)
  const texts = useTexts(receiveTexts)
  switch (receive.step) {
    case 'ready':
      return <Ready receive={receive} />
    case 'disconnected':
      return <NotConnected connect={receive.connect} />
    default:
      return (
        <Panel>
          <QrCode text={null} label="">
            {null}
          </QrCode>
          <div className="lk-receive-address">
            <Skeleton width={280} height={44} label={texts.account[receive.step]} />
          </div>
        </Panel>
      )
  }
}

function Ready({
  receive: { address, network, networks, showNetworks },
}: {
  receive: Extract<ReceiveView, { step: 'ready' }>
}) {
  const { receive, account, titles } = useTexts(receiveTexts)
  const [first] = networks
  const name = network?.name ?? first?.name ?? ''
  const image = (network ?? first)?.imageUrl ?? null
  return (
    <Panel>
      <QrCode text={address} label={receive.qrCode}>
        <WalletIcon shape="round" name={name} image={image} />
      </QrCode>
      <p className="lk-receive-address">
        <Address form="full" address={address} />
      </p>
      <CopyButton variant="button" text={address} texts={{ ...account, copy: receive.copy }}>
        {receive.copy}
      </CopyButton>
      {first !== undefined && (
        <Row
          icon={<NetworkIcons networks={networks} />}
          label={
            networks.length === 1 ? <Name>{first.name}</Name> : titles.WalletCompatibleNetworks
          }
          secondary={
            networks.length === 1
              ? receive.onlyThisNetwork
              : receive.onlyTheseNetworks(networks.length)
          }
          {...(showNetworks === null
            ? { readOnly: true as const }
            : { end: 'chevron' as const, onClick: showNetworks })}
        />
      )}
    </Panel>
  )
}

/** The overlapping icons of up to three networks. */
function NetworkIcons({ networks }: Pick<Extract<ReceiveView, { step: 'ready' }>, 'networks'>) {
  return (
    <span className="lk-receive-pictures" data-count={Math.min(networks.length, 3)}>
      {networks.slice(0, 3).map(({ caipNetworkId, name, imageUrl }) => (
        <WalletIcon key={caipNetworkId} shape="round" name={name} image={imageUrl} />
      ))}
    </span>
  )
}
