// Preloaded by the test that runs the packages' examples: what they print comes as JSON, texts as they are.
const { log } = console;
console.log = (value) => log(typeof value === "string" ? value : JSON.stringify(value));
