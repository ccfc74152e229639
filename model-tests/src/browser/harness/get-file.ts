import type { APIResponse, Page } from 'playwright'

/** Requests a file outside the page. Repeats if the server has just closed the idle connection. */
export const getFile = (page: Page, url: string): Promise<APIResponse> =>
  page.request.get(url, { maxRetries: 3 })
