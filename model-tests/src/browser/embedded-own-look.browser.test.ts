import { expect } from 'vitest'
import { axeInBothThemes } from './harness/axe.ts'
import { dialog, pick, viewTitled } from './harness/demo.ts'
import { email, enterCode, frameOf } from './harness/embedded.ts'
import { railButton } from './harness/own-look.ts'
import { remoteJourney } from './harness/remote-journey.ts'

remoteJourney(
  'own-look: a visitor logs in by e-mail, signs in the frame, switches the account type and signs out',
  async (visitor) => {
    const { page } = visitor
    await visitor.visit('/own-look/?login=on')
    await railButton(page, 'Connect wallet').click()
    await dialog(page).getByRole('textbox', { name: 'Email address' }).fill(email)
    await page.keyboard.press('Enter')
    await enterCode(visitor)
    await dialog(page).waitFor({ state: 'hidden' })
    await railButton(page, 'Account').waitFor()

    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await frameOf(page).getByText(visitor.demo.url, { exact: true }).waitFor()
    await frameOf(page).getByRole('button', { name: 'Approve' }).click()
    await dialog(page).waitFor({ state: 'hidden' })

    await railButton(page, 'Account').click()
    await pick(page, 'Account settings')
    await viewTitled(page, 'Account settings').waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    await pick(page, 'Switch to your EOA')
    await dialog(page).getByRole('button', { name: 'Switch to your smart account' }).waitFor()
    await pick(page, 'Disconnect')
    await railButton(page, 'Connect wallet').waitFor()
  },
)
