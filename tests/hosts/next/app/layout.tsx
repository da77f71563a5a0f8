import Link from "next/link";
import type { ReactNode } from "react";

export const metadata = { title: "Prairie Lantern", icons: { icon: "data:," } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <nav>
          <Link href="/">Home</Link> <Link href="/quote">Quote</Link>
        </nav>
        {children}
      </body>
    </html>
  );
}
