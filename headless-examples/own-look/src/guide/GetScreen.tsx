import { useTexts } from '@latchkit/react-ui/locales'
import { GetWallet } from '@latchkit/react-ui/views/get-wallet'
import { Icon } from '../components/Icon.tsx'
import { Mark } from '../components/Mark.tsx'
import { Name } from '../components/Name.tsx'
import { Row, Rows } from '../components/Row.tsx'

/** Recommended wallets. */
export function GetScreen() {
  const texts = useTexts()
  return (
    <GetWallet>
      {({ wallets, pick }) => (
        <>
          <Rows label={texts.connect.list}>
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
          <p className="sheet-foot">{texts.downloads.reloadAfterInstall}</p>
        </>
      )}
    </GetWallet>
  )
}
