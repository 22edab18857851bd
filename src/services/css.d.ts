// Style sheets are fetched with the code that imports them.
declare module '*.css' {}
