import { useWords } from '@latchkit/react-ui/locales'
import { Account } from '@latchkit/react-ui/views/account'
import { useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { AccountActions } from './AccountActions.tsx'
import { AccountHead } from './AccountHead.tsx'
import { AccountWays } from './AccountWays.tsx'
import { Holdings } from './Holdings.tsx'
import { Nobody } from './Nobody.tsx'

/** Who is connected, what they have, and what they can do. */
export function AccountScreen() {
  const words = useWords()
  const [asked, setAsked] = useState(0)
  return (
    <Account>
      {(account) => {
        switch (account.step) {
          case 'disconnected':
            return <Nobody connect={account.connect} />
          case 'connecting':
          case 'reconnecting':
            return <Skeleton lines={5} label={words.account[account.step]} />
          case 'connected': {
            const refresh = () => {
              setAsked(asked + 1)
              account.refresh()
            }
            return (
              <>
                <AccountHead account={account} refresh={refresh} />
                {!account.supported && (
                  <Notice>
                    <p>{words.account.unsupported}</p>
                    {account.networks !== null && (
                      <Button kind="text" onClick={account.networks}>
                        {words.titles.SwitchNetwork}
                      </Button>
                    )}
                  </Notice>
                )}
                <AccountActions actions={account.actions} />
                <Holdings account={account} asked={asked} />
                <AccountWays account={account} />
              </>
            )
          }
        }
      }}
    </Account>
  )
}
