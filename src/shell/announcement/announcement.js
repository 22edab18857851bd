/* Runs before the first paint; closing works before the page is live. */
;(() => {
  const page = document.documentElement
  const { id } = document.currentScript.dataset
  const key = `announcement${page.dataset.base ?? ''}`
  let closed
  try {
    closed = localStorage.getItem(key)
  } catch {}
  page.dataset.announcement = closed === id ? 'closed' : 'open'
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('.announcement button'))) return
    page.dataset.announcement = 'closed'
    try {
      localStorage.setItem(key, id)
    } catch {}
    document.querySelector('.site-header a')?.focus({ preventScroll: true })
  })
})()
