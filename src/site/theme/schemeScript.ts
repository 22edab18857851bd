/**
 * The inline script of a document whose visitors choose the scheme. Before the first paint, it sets `data-mode` of the document to the
 * stored choice, otherwise to what the device asks for; from then on, the button of the header (`SchemeButton`) works, before the page is
 * live.
 */
export const SCHEME_SCRIPT =
  "{let s,d=document.documentElement.dataset,m=matchMedia('(prefers-color-scheme:dark)'),k='mode'+[d.base]," +
  "t=x=>x?'dark':'light',f=()=>d.mode=s||t(m.matches);try{s=localStorage[k]}catch{}f(m.onchange=f);" +
  "addEventListener('click',e=>{if(e.target.closest('.scheme-button'))" +
  "try{s=t(d.mode>'e');f();localStorage[k]=s}catch{}})}"
