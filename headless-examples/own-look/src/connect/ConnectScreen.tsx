import type { ConnectView } from '@latchkit/core/flows/connect'
import { allWalletsRow, type WalletPick, type WalletRow } from '@latchkit/core/utils'
import { useKit, useKitState, useWallets } from '@latchkit/react-ui'
import { chainName, useWords } from '@latchkit/react-ui/locales'
import { Connect } from '@latchkit/react-ui/views/connect'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Name } from '../parts/Name.tsx'
import { Row, Rows } from '../parts/Row.tsx'
import { Step } from '../parts/Step.tsx'
import { Tag } from '../parts/Tag.tsx'
import { Legal } from './Legal.tsx'

/** Which wallet. */
export const ConnectScreen = () => <Connect>{(connect) => <Choose connect={connect} />}</Connect>

function Choose({ connect }: { connect: ConnectView }) {
  const kit = useKit()
  const words = useWords()
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
      <Step tone="rest" title={words.connect.none} text={words.connect.noneText}>
        <Button kind="primary" onClick={() => kit.navigate.push('GetWallet')}>
          {words.getWallet}
        </Button>
      </Step>
    )
  }
  return (
    <>
      {only !== null && (
        <p>
          {words.connect.only(chainName(words, only))}{' '}
          <Button kind="text" onClick={() => void kit.open({ view: 'Connect' })}>
            {words.connect.every}
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
            onClick={() => open?.all()}
          />
        )}
      </Rows>
      <div className="sheet-foot">
        <Legal connect={connect} />
        {guided && (
          <p>
            {words.connect.newHere}{' '}
            <Button kind="text" onClick={connect.guide}>
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
  const words = useWords()
  const families = chains
    .map((chain) => (chain === 'eip155' ? words.connect.evm : chainName(words, chain)))
    .join(' · ')
  const tag = pick.type === 'scan' ? 'code' : recent ? 'recent' : installed ? 'installed' : null
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
