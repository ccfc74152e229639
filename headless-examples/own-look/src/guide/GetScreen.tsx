import { useWords } from '@latchkit/react-ui/locales'
import { GetWallet } from '@latchkit/react-ui/views/get-wallet'
import { Icon } from '../parts/Icon.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Name } from '../parts/Name.tsx'
import { Row, Rows } from '../parts/Row.tsx'

/** Wallets to begin with. */
export function GetScreen() {
  const words = useWords()
  return (
    <GetWallet>
      {({ wallets, pick }) => (
        <>
          <Rows label={words.connect.list}>
            {wallets.map((wallet) => (
              <Row
                key={wallet.id}
                lead={<Mark name={wallet.name} image={wallet.icon} />}
                label={<Name>{wallet.name}</Name>}
                end={<Icon name="next" />}
                onClick={() => pick(wallet)}
              />
            ))}
          </Rows>
          <p className="sheet-foot">{words.downloads.after}</p>
        </>
      )}
    </GetWallet>
  )
}
