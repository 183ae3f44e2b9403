//! That nothing complained is only worth something if complaints are heard.

use wardroom_e2e::{Browser, Kind, Result, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn errors_and_warnings_of_a_page_are_found() -> Result {
    let server = TestServer::open().await?;
    let browser = Browser::open(Kind::Desktop).await?;
    browser.go(&server.url("/rules")).await?;
    browser.run("console.log('small talk'); console.info('a remark')").await?;
    assert_eq!(browser.complaints().await?, Vec::<String>::new(), "a page that is well, and what is said in passing");
    let trouble = "console.error('said aloud'); console.warn('a warning');
        setTimeout(() => { throw new Error('not caught'); });
        Promise.reject(new Error('not awaited'));
        const missing = document.createElement('img');
        missing.onerror = () => (window.isMissing = true);
        missing.src = '/not-there.png';
        document.body.append(missing);";
    browser.run(trouble).await?;
    browser.until("window.isMissing").await?;
    let heard = browser.complaints().await?;
    for complaint in ["said aloud", "a warning", "not caught", "not awaited", "/not-there.png"] {
        assert!(heard.iter().any(|heard| heard.contains(complaint)), "`{complaint}` was not heard: {heard:#?}");
    }
    assert!(heard.iter().any(|heard| heard.contains("404")), "{heard:#?}");
    assert_eq!(browser.complaints().await?, Vec::<String>::new(), "each is told once");
    browser.close().await
}
