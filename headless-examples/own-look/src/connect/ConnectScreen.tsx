import type { ConnectView } from '@latchkit/core/flows/connect'
import { allWalletsRow, type WalletPick, type WalletRow } from '@latchkit/core/utils'
import { useKit, useKitState, useWallets } from '@latchkit/react-ui'
import { chainName, useTexts } from '@latchkit/react-ui/locales'
import { Connect } from '@latchkit/react-ui/views/connect'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { Mark } from '../components/Mark.tsx'
import { Name } from '../components/Name.tsx'
import { Row, Rows } from '../components/Row.tsx'
import { Step } from '../components/Step.tsx'
import { Tag } from '../components/Tag.tsx'
import { Legal } from './Legal.tsx'

/** Choice of a wallet. */
export const ConnectScreen = () => (
  <Connect>
    {(connect) => (connect.step === 'loading' ? null : <Choose connect={connect} />)}
  </Connect>
)

function Choose({ connect }: { connect: ConnectView }) {
  const kit = useKit()
  const words = useTexts()
  const wallets = useWallets().flatMap((group) => group.wallets)
  const all = useKitState((state) => allWalletsRow(state)?.count)
  const only = useKitState(({ modal }) => modal.namespace)
  const guided = useKitState(({ config }) => config.enableWalletGuide)
  const several = useKitState(
    ({ network: { networks } }) => new Set(networks.map((one) => one.chainNamespace)).size > 1,
  )
  const open = connect.step === 'choosing' ? connect : null
  if (wallets.length === 0 && all === undefined) {
    return (
      <Step tone="rest" title={words.connect.noWallet} text={words.connect.noWalletText}>
        <Button kind="primary" onClick={() => kit.modal.push('GetWallet')}>
          {words.getWallet}
        </Button>
      </Step>
    )
  }
  return (
    <>
      {only !== null && (
        <p>
          {words.connect.walletsFor(chainName(words, only))}{' '}
          <Button kind="text" onClick={() => void kit.open({ view: 'Connect' })}>
            {words.connect.showAll}
          </Button>
        </p>
      )}
      {open === null && <p>{words.connect.acceptFirst}</p>}
      <Rows label={words.connect.list}>
        {wallets.map((wallet) => (
          <Choice
            key={wallet.id}
            wallet={wallet}
            choose={open?.choose ?? null}
            preparing={open?.preparing === true}
            several={several && only === null}
          />
        ))}
        {all !== undefined && (
          <Row
            lead={<Tile icon="grid" />}
            label={words.titles.AllWallets}
            end={
              <>
                {all}
                <Icon name="next" />
              </>
            }
            state={open === null ? 'disabled' : 'idle'}
            onClick={() => open?.showAll()}
          />
        )}
      </Rows>
      <div className="sheet-foot">
        <Legal connect={connect} />
        {guided && (
          <p>
            {words.connect.newHere}{' '}
            <Button kind="text" onClick={connect.showGuide}>
              {words.connect.guide}
            </Button>
          </p>
        )}
      </div>
    </>
  )
}

type ChoiceProps = {
  wallet: WalletRow
  choose: ((pick: WalletPick) => void) | null
  preparing: boolean
  several: boolean
}

function Choice({
  wallet: { name, icon, pick, disputed, chains, recent, installed },
  choose,
  preparing,
  several,
}: ChoiceProps) {
  const words = useTexts()
  const families = chains
    .map((chain) => (chain === 'eip155' ? words.connect.evm : chainName(words, chain)))
    .join(' · ')
  const tag = pick.type === 'scan' ? 'qrCode' : recent ? 'recent' : installed ? 'installed' : null
  return (
    <Row
      lead={pick.type === 'scan' ? <Tile icon="code" /> : <Mark name={name} image={icon} />}
      label={<Name>{name}</Name>}
      second={disputed ? words.connect.disputed : several && chains.length > 0 ? families : null}
      end={
        preparing && pick.type === 'wallet' ? (
          <span className="pulse" />
        ) : (
          tag !== null && <Tag on={tag === 'installed'}>{words.connect[tag]}</Tag>
        )
      }
      state={choose === null ? 'disabled' : 'idle'}
      onClick={() => choose?.(pick)}
    />
  )
}

const Tile = ({ icon }: { icon: 'grid' | 'code' }) => (
  <span className="mark">
    <Icon name={icon} />
  </span>
)
