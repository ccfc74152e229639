/**
 * Sets the universal link of the simulated phone in a running wallet directory to the phone page of
 * the demo. `page`: base URL of the demo.
 */
export async function setPhoneAddress(directory: string, page: string): Promise<void> {
  const universalBase = `${page.replace(/\/$/, '')}/phone`
  const response = await fetch(`${directory}/settings`, {
    method: 'POST',
    body: JSON.stringify({ universalBase }),
  })
  if (!response.ok)
    throw new Error(
      `Setting universalBase ${universalBase} in the wallet directory failed with status ${response.status}.`,
    )
}
