/* Runs before the first paint; closing works before the page is live. */
;(() => {
  const page = document.documentElement
  const { id } = document.currentScript.dataset
  let closed
  try {
    closed = localStorage.getItem('announcement')
  } catch {}
  page.dataset.announcement = closed === id ? 'closed' : 'open'
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('.announcement button'))) return
    page.dataset.announcement = 'closed'
    try {
      localStorage.setItem('announcement', id)
    } catch {}
    document.querySelector('.site-header a')?.focus({ preventScroll: true })
  })
})()
