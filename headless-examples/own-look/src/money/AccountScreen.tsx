import { useTexts } from '@latchkit/react-ui/locales'
import { Account } from '@latchkit/react-ui/views/account'
import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { Notice } from '../components/Notice.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { AccountActions } from './AccountActions.tsx'
import { AccountHead } from './AccountHead.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { Holdings } from './Holdings.tsx'
import { NotConnected } from './NotConnected.tsx'

/** The account: holdings and actions. */
export function AccountScreen() {
  const texts = useTexts()
  const [refreshCount, setRefreshCount] = useState(0)
  return (
    <Account>
      {(account) => {
        switch (account.step) {
          case 'disconnected':
            return <NotConnected connect={account.connect} />
          case 'connecting':
          case 'reconnecting':
            return <Skeleton lines={5} label={texts.account[account.step]} />
          case 'connected': {
            const refresh = () => {
              setRefreshCount(refreshCount + 1)
              account.refresh()
            }
            return (
              <>
                <AccountHead account={account} refresh={refresh} />
                {!account.supported && (
                  <Notice>
                    <p>{texts.account.unsupportedNetwork}</p>
                    {account.openNetworks !== null && (
                      <Button kind="text" onClick={account.openNetworks}>
                        {texts.titles.SwitchNetwork}
                      </Button>
                    )}
                  </Notice>
                )}
                <AccountActions actions={account.actions} />
                <Holdings account={account} refreshCount={refreshCount} />
                <AccountLinks account={account} />
              </>
            )
          }
        }
      }}
    </Account>
  )
}
