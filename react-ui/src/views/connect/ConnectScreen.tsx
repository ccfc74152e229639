import type { WalletRow } from '@latchkit/core/domain'
import type { ConnectView } from '@latchkit/core/flows/connect'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { WalletOutlineIcon } from '../../parts/icons.ts'
import { List } from '../../parts/List.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { TextButton } from '../../parts/TextButton.tsx'
import { useWords } from '../../words/useWords.ts'
import { Legal, type LegalLinks } from './Legal.tsx'
import { WalletChoice } from './WalletChoice.tsx'

export type ConnectScreenProps = {
  connect: ConnectView
  /** In the order they are shown. */
  wallets: readonly WalletRow[]
  legal: LegalLinks
  /** Whether newcomers are offered an explanation. */
  guided: boolean
  getWallet(): void
}

/** The wallets one can connect, and for those who have none yet, how to get one. */
export function ConnectScreen({ connect, wallets, legal, guided, getWallet }: ConnectScreenProps) {
  const words = useWords()
  const hasLegal = legal.terms !== null || legal.privacy !== null
  const newHere = guided && (
    <>
      {words.connect.newHere} <TextButton onClick={connect.guide}>{words.connect.guide}</TextButton>
    </>
  )
  return (
    <Panel footer={hasLegal ? <Legal links={legal} connect={connect} /> : newHere || null}>
      {connect.step === 'consenting' && wallets.length > 0 && <p className="lk-hint">{words.connect.acceptFirst}</p>}
      {wallets.length === 0 ? (
        <div className="lk-late">
          <Empty
            icon={<WalletOutlineIcon />}
            title={words.connect.none}
            text={words.connect.noneText}
            action={
              <Button kind="primary" onClick={getWallet}>
                {words.getWallet}
              </Button>
            }
          />
        </div>
      ) : (
        <List label={words.connect.list}>
          {wallets.map((wallet) => (
            <WalletChoice key={wallet.id} wallet={wallet} pick={connect.step === 'choosing' ? connect.pick : null} />
          ))}
        </List>
      )}
      {hasLegal && newHere && <p className="lk-hint">{newHere}</p>}
    </Panel>
  )
}
