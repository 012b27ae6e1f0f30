/**
 * The only way from a string to HTML or a script's address, where the page's policy asks for Trusted
 * Types (`scripts/build/page-policy.ts`): a text without a tag, the empty element by which React makes
 * scripts, and files of our own. Whatever else asks gets an error, as code that was smuggled in would.
 * It writes no « < » itself, like the other inline scripts: React may draw their element anew.
 */
export const trustedTypesScript = `if(window.trustedTypes)trustedTypes.createPolicy('default',{createHTML:function(h){return h==='\\x3cscript>\\x3c/script>'||h.indexOf('\\x3c')===-1?h:null},createScriptURL:function(u){return new URL(u,location.href).origin===location.origin?u:null}})`
