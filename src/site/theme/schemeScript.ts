/**
 * The inline script of a document whose visitors choose the scheme. Before the first paint, it sets `data-mode` of the document to the
 * stored choice, otherwise to what the device asks for; from then on, the button of the header (`SchemeButton`) works, before the page is
 * live.
 */
export const SCHEME_SCRIPT = [
  "((d,m,k,s,f=()=>d.mode=s||(m.matches?'dark':'light'))=>{try{s=localStorage[k]}catch{}m.onchange=f;f();",
  "addEventListener('click',e=>{if(e.target.closest?.('.scheme-button')){",
  "s=d.mode=='dark'?'light':'dark';f();try{localStorage[k]=s}catch{}}})})",
  "(...(d=>[d,matchMedia('(prefers-color-scheme:dark)'),'mode'+(d.base||'')])(document.documentElement.dataset))",
].join('')
