/** Tells a running directory where the pretend phone's page is: the links of its wallet lead there. `page`: the demo's address. */
export async function leadToPhone(directory: string, page: string): Promise<void> {
  const universalBase = `${page.replace(/\/$/, '')}/phone`
  const response = await fetch(`${directory}/settings`, {
    method: 'POST',
    body: JSON.stringify({ universalBase }),
  })
  if (!response.ok)
    throw new Error(`The wallet directory did not take the phone's address: ${response.status}`)
}
