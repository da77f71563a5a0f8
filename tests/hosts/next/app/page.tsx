export default function Home() {
  return <h2>Prairie Lantern</h2>;
}
